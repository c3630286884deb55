import { type CSSProperties, useEffect, useId, useMemo, useState } from 'react';
import type { EditorHandle } from '@/components/ui/json-editor/json-editor';
import { useSettledText } from '@/components/ui/status/use-settled-text';
import type { DraftFinding } from '@/lib/calls/request/check-draft';
import { addAllFields } from '@/lib/calls/request/complete-body';
import { removeAt, setAt } from '@/lib/calls/request/edit-json';
import type { RequestDescription } from '@/lib/calls/request/request-description';
import { formatBody } from '@/lib/calls/request/request-draft';
import { parseExactJson } from '@/lib/kit/json/exact-json';
import { BodyForm } from './body-form';

/** CodeMirror, and what the body can have. Both are needed for JSON only, and are larger than the panel. */
const loadEditor = async () => {
  const [{ JsonEditor }, { createBodyLanguage }] = await Promise.all([
    import('@/components/ui/json-editor/json-editor'),
    import('@/lib/calls/request/body-language'),
  ]);
  return { Editor: JsonEditor, createBodyLanguage };
};
type LoadedEditor = Awaited<ReturnType<typeof loadEditor>>;

type BodyEditorProps = {
  description: RequestDescription;
  text: string;
  /** Changes whenever the text was replaced by something other than this editor. */
  revision: number;
  problems: readonly DraftFinding[];
  onChange: (text: string) => void;
  files: ReadonlyMap<string, File>;
  onFile: (field: string, file: File) => void;
};

/** The first problem, and how many more there are, for screen readers. */
function summarizeProblems([first, ...others]: readonly DraftFinding[]): string {
  if (!first) return '';
  const more = others.length === 0 ? '' : ` ${others.length} more.`;
  return `Problem: ${first.at.slice(1)} ${first.message}${more}`;
}

/** The body as JSON: a plain text area, which the editor with completion replaces once it is loaded. */
function BodyText({
  description,
  text,
  revision,
  problems,
  onChange,
}: Omit<BodyEditorProps, 'files' | 'onFile'>) {
  const id = useId();
  const [loaded, setLoaded] = useState<LoadedEditor>();
  const [hasFailed, setHasFailed] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [editor, setEditor] = useState<EditorHandle>();
  const language = useMemo(() => loaded?.createBodyLanguage(description), [loaded, description]);
  const load = () => {
    setHasFailed(false);
    loadEditor().then(setLoaded, () => setHasFailed(true));
  };
  useEffect(load, []);
  return (
    <>
      <div style={{ '--lines': text.split('\n').length } as CSSProperties}>
        {loaded && language ? (
          <loaded.Editor
            key={revision}
            language={language}
            className="request-editor"
            text={text}
            describedBy={id}
            onChange={(next) => {
              setRefusal(undefined);
              onChange(next);
            }}
            onRefused={setRefusal}
            onReady={setEditor}
          />
        ) : (
          <textarea
            className="request-editor"
            aria-label="JSON"
            aria-describedby={id}
            spellCheck={false}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </div>
      {hasFailed && (
        <p className="request-help">
          The editor with completion didn’t load. This text area works without it.{' '}
          <button type="button" className="text-button" onClick={load}>
            Retry
          </button>
        </p>
      )}
      <div id={id} className="request-body-problems">
        {refusal !== undefined && <p className="request-problem">{refusal}</p>}
        {problems.slice(0, 5).map(({ at, message, syntaxError }) => (
          <p key={`${at} ${message}`} className="request-problem">
            {at !== '' && <code>{at.slice(1)}</code>} {message}{' '}
            {syntaxError && editor && (
              <button
                type="button"
                className="text-button"
                onClick={() => editor.selectRange(syntaxError)}
              >
                Show line {syntaxError.line}
              </button>
            )}
          </p>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {useSettledText(refusal ?? summarizeProblems(problems), text)}
      </p>
    </>
  );
}

/** The body of a request, as a form or as JSON. Both edit the same text, so nothing is lost by switching. */
export function BodyEditor(props: BodyEditorProps) {
  const { description, text, problems, onChange } = props;
  const [mode, setMode] = useState<'form' | 'json'>('form');
  const [ownRevision, setOwnRevision] = useState(0);
  const { body } = description;
  if (!body) return null;
  const parsed = text.trim() === '' ? undefined : parseExactJson(text);
  const repeatedKey = parsed?.repeatedKey;
  const replace = (value: unknown) => {
    setOwnRevision((count) => count + 1);
    onChange(formatBody(value));
  };
  return (
    <fieldset className="request-group">
      <legend>Body</legend>
      <div className="request-toolbar">
        <span className="request-switch" role="group" aria-label="Edit the body as">
          {(['form', 'json'] as const).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={mode === name}
              onClick={() => setMode(name)}
            >
              {name === 'form' ? 'Form' : 'JSON'}
            </button>
          ))}
        </span>
        {description.smallestBody !== undefined && (
          <button
            type="button"
            className="request-button"
            title="The first example with as few fields as the sandbox needs"
            onClick={() => replace(description.smallestBody)}
          >
            Smallest body
          </button>
        )}
        <button
          type="button"
          className="request-button"
          title="Adds every field that the API description has and the sandbox accepts"
          onClick={() => replace(addAllFields(description, parsed?.value))}
        >
          All fields
        </button>
      </div>
      {mode === 'json' && <BodyText {...props} revision={props.revision * 1000 + ownRevision} />}
      {mode === 'form' && parsed && repeatedKey === undefined && (
        <BodyForm
          schema={body.schema}
          source={description}
          value={parsed.value}
          problems={problems}
          fileFields={body.fileFields}
          files={props.files}
          onFile={props.onFile}
          onSet={(pointer, value) => onChange(formatBody(setAt(parsed.value, pointer, value)))}
          onRemove={(pointer) => onChange(formatBody(removeAt(parsed.value, pointer)))}
        />
      )}
      {mode === 'form' && !parsed && text.trim() === '' && (
        <p className="request-help">
          No body is sent.{' '}
          <button
            type="button"
            className="text-button"
            onClick={() => replace(description.presets[0]?.body ?? {})}
          >
            Use the first example
          </button>
        </p>
      )}
      {mode === 'form' && (!parsed || repeatedKey !== undefined) && text.trim() !== '' && (
        <p className="request-problem">
          {repeatedKey === undefined
            ? problems[0]?.message
            : `An object has “${repeatedKey}” twice, which a form can’t show.`}{' '}
          <button type="button" className="text-button" onClick={() => setMode('json')}>
            Fix it as JSON
          </button>
        </p>
      )}
    </fieldset>
  );
}
