import { type KeyboardEvent, useId } from 'react';
import type { ElementOf } from '@/lib/elements/contract-types';
import { DisabledHint, PlainButton } from '../parts/action-button';
import { ElementIcon } from '../parts/element-icon';
import { useActionRun } from '../screen/use-control';
import { useInput } from '../screen/use-input';
import { useText } from '../screen/use-screen';

/** The field displays the number of remaining characters once it is below this number. */
const counterThreshold = 100;

/** The element `message`: the text field of a chat, with its send button. */
export function MessageElement({ element }: { element: ElementOf<'message'> }) {
  const { maxLength, action, attach } = element;
  const input = useInput<string>(element, '');
  const { run, busy } = useActionRun(action);
  const placeholder = useText(element.placeholder);
  const counterId = useId();
  const remaining = maxLength === undefined ? undefined : maxLength - input.value.length;
  const showsCounter = remaining !== undefined && remaining < counterThreshold;
  const isEmpty = input.value.trim() === '';
  const send = async () => {
    if (isEmpty || busy || input.disabled) return;
    if (await run()) input.setValue('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <div className="el-message">
      <div className="el-message-line">
        {attach && (
          <PlainButton
            className="el-icon-button"
            action={attach}
            label="Attach a file"
            disabled={input.disabled}
          >
            <ElementIcon name="plus" />
          </PlainButton>
        )}
        <textarea
          id={input.id}
          ref={input.focusRef}
          className="el-control"
          rows={1}
          aria-label={input.label}
          aria-describedby={
            [input.disabledHint && `${input.id}-wait`, showsCounter && counterId]
              .filter(Boolean)
              .join(' ') || undefined
          }
          placeholder={placeholder}
          maxLength={maxLength}
          disabled={input.disabled}
          value={input.value}
          onChange={(event) => input.setValue(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="el-icon-button el-send"
          aria-label="Send"
          aria-busy={busy || undefined}
          disabled={isEmpty || input.disabled}
          onClick={send}
        >
          <ElementIcon name="send" />
        </button>
      </div>
      {showsCounter && (
        <p className="el-hint" id={counterId}>
          {remaining} {remaining === 1 ? 'character' : 'characters'} left
        </p>
      )}
      <DisabledHint id={`${input.id}-wait`} text={input.disabledHint} />
    </div>
  );
}
