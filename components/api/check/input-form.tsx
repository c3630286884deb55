import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { formatBytes } from '@/lib/calls/console/format-bytes';
import { watchHandedOverText } from '@/lib/calls/traffic/browser/handed-over-text';
import { getKeptInput, keepInput } from '@/lib/calls/traffic/browser/kept-input';
import { trafficExamples } from '@/lib/calls/traffic/view/examples';

/** Larger files are not shown in the field, which would make the page slow. */
const maxShownBytes = 200_000;

/** Whether a text is another one with changes: it begins or ends the same. */
const isEdited = (text: string, next: string): boolean =>
  text !== '' && (next.startsWith(text.slice(0, 20)) || next.endsWith(text.slice(-20)));

/**
 * The field for a call, and a button for a file. A small file is shown in the field, where its text can be corrected.
 * @param props.handedOver a text that another page has handed over
 * @param props.onChange gets the text, or a large file, and whether it replaces another one instead of changing it
 */
export function InputForm({
  handedOver = '',
  onChange,
}: {
  handedOver?: string | undefined;
  onChange: (input: string | File, isOther: boolean) => void;
}) {
  const id = useId();
  const [text, setText] = useState('');
  const [file, setFile] = useState<File>();
  const [isOver, setIsOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  const changeText = (next: string) => {
    setFile(undefined);
    setText(next);
    keepInput(next);
    onChange(next, !isEdited(text, next));
  };
  const open = async (selected: File | null | undefined) => {
    if (!selected) return;
    // The kind of a small file is recognized by its content.
    if (selected.size <= maxShownBytes) return changeText(await selected.text());
    setText('');
    setFile(selected);
    keepInput(selected);
    onChange(selected, true);
  };
  const onHandedOver = useEffectEvent((input: string | File) => {
    if (typeof input !== 'string') void open(input);
    else if (input !== '') changeText(input);
  });
  useEffect(() => {
    onHandedOver(handedOver === '' ? getKeptInput() : handedOver);
    return watchHandedOverText(onHandedOver);
  }, [handedOver]);
  const onDrop = (event: DragEvent) => {
    const [dropped] = event.dataTransfer.files;
    setIsOver(false);
    if (!dropped) return;
    event.preventDefault();
    void open(dropped);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same without dragging
    <div
      className="traffic-input"
      data-over={isOver ? 'true' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <label htmlFor={id}>Paste a call, a response, an error, or a webhook delivery</label>
      <textarea
        ref={field}
        id={id}
        value={text}
        rows={8}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        placeholder={file && `${file.name}, ${formatBytes(file.size)}`}
        aria-describedby={`${id}-help`}
        onChange={(event) => changeText(event.target.value)}
      />
      <p id={`${id}-help`} className="request-help">
        Or drop a file here: HAR, Postman, <code>.http</code>, or a log.
      </p>
      <div className="request-toolbar">
        <button type="button" className="request-button" onClick={() => picker.current?.click()}>
          Open a file
        </button>
        <input
          ref={picker}
          type="file"
          hidden
          onChange={(event) => {
            void open(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {text === '' && !file ? (
          <>
            <span>Examples:</span>
            {Object.entries(trafficExamples).map(([label, example]) => (
              <button
                key={label}
                type="button"
                className="request-button"
                onClick={() => changeText(example)}
              >
                {label}
              </button>
            ))}
          </>
        ) : (
          <button
            type="button"
            className="request-button"
            onClick={() => {
              changeText('');
              // This button disappears.
              field.current?.focus();
            }}
          >
            Clear
          </button>
        )}
      </div>
    </div>
  );
}
