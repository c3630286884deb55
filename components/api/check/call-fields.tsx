import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import type { CallResult } from '@/lib/calls/traffic/view/call-result';
import type { CallCorrection } from '@/lib/calls/traffic/view/corrections';
import type { OperationChoice } from '@/lib/calls/traffic/view/traffic-messages';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** A field whose text counts when the reader leaves it, with Enter, or as soon as it has the form that it must have. */
function TextField({
  label,
  value,
  isWide = false,
  onCommit,
  ...attributes
}: {
  label: string;
  isWide?: boolean;
  value: string;
  onCommit: (text: string) => void;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'value'>) {
  const [field, setField] = useState({ value, text: value });
  // Another element would lose the focus.
  if (field.value !== value) setField({ value, text: value });
  const { text } = field;
  const commit = () => {
    if (text !== value) onCommit(text.trim());
  };
  return (
    <label className={`traffic-field ${isWide ? 'traffic-wide' : ''}`}>
      {label}
      <input
        {...attributes}
        value={text}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={({ target }) => {
          setField({ value, text: target.value });
          if (target.pattern !== '' && target.value !== '' && target.validity.valid)
            onCommit(target.value);
        }}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
    </label>
  );
}

/** What was understood of a call. The reader can correct each part. */
export function CallFields({
  call: { method, status, operationId, isWebhook },
  url,
  operations,
  correction = {},
  onCorrect,
  children,
}: {
  call: CallResult;
  url: string;
  operations: readonly OperationChoice[];
  correction: CallCorrection | undefined;
  onCorrect: (correction: CallCorrection) => void;
  /** Fields before those of the call. */
  children: ReactNode;
}) {
  const isSelected = correction.operationId !== undefined;
  return (
    <div className="traffic-fields">
      {children}
      {!isWebhook && (
        <>
          <label className="traffic-field">
            Method
            <select value={method} onChange={({ target }) => onCorrect({ method: target.value })}>
              {[...new Set([method, ...methods])].map((name) => (
                <option key={name} value={name}>
                  {name === '' ? 'Not known' : name}
                </option>
              ))}
            </select>
          </label>
          <TextField
            label="Address"
            isWide
            placeholder="Not known"
            value={url}
            onCommit={(text) => onCorrect({ url: text })}
          />
        </>
      )}
      <TextField
        label="Status"
        inputMode="numeric"
        pattern="[1-5]\d\d"
        placeholder="None"
        value={status === undefined ? '' : String(status)}
        onCommit={(text) => /^(?:[1-5]\d\d)?$/.test(text) && onCorrect({ status: Number(text) })}
      />
      <div className="traffic-operation">
        <label className="traffic-field traffic-wide">
          Operation
          <select
            value={isSelected ? operationId : ''}
            onChange={({ target }) => onCorrect({ operationId: target.value || undefined })}
          >
            <option value="">
              {isSelected ? 'The one that fits' : (operationId ?? 'None fits')}
            </option>
            {operations.map(({ id, summary }) => (
              <option key={id} value={id}>
                {id}: {summary}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}
