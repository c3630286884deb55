import type { ReactNode } from 'react';

type FieldProps = {
  id: string;
  label: string;
  /** The type in words. */
  type: string;
  isRequired?: boolean | undefined;
  help?: string | undefined;
  problem?: string | undefined;
  value: string;
  /** The values that the field can have. */
  choices?: readonly string[] | undefined;
  /** Whether the field can have other values too. */
  isOpen?: boolean | undefined;
  /** The label of the empty choice; undefined if there is none. */
  emptyChoice?: string | undefined;
  isNumeric?: boolean | undefined;
  placeholder?: string | undefined;
  onChange: (value: string) => void;
  /** Called with a file that is selected. The value is its name. */
  onFile?: ((file: File) => void) | undefined;
  /** Buttons beside the label. */
  children?: ReactNode;
};

/** A labeled text field or selection, with its meaning and its problem. */
export function Field(props: FieldProps) {
  const { id, label, type, isRequired, help, problem, value, choices, isOpen, onChange, onFile } =
    props;
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const attributes = {
    id,
    value,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-required': isRequired || undefined,
  };
  const isSelect = choices !== undefined && !isOpen;
  // A value that the list does not have, such as one from a link, must not look like another.
  const isUnknown = isSelect && value !== '' && !choices.includes(value);
  return (
    <div className="request-field">
      <div className="request-label">
        <p>
          <label htmlFor={id}>{label}</label>
          <span>{type}</span>
          {isRequired && <span className="request-required">required</span>}
        </p>
        {props.children}
      </div>
      {isSelect ? (
        <select {...attributes} onChange={(event) => onChange(event.target.value)}>
          {(props.emptyChoice !== undefined || value === '') && (
            <option value="">{props.emptyChoice ?? 'Select a value'}</option>
          )}
          {isUnknown && <option value={value}>{value}</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      ) : onFile ? (
        <input
          {...attributes}
          value={undefined}
          type="file"
          onChange={({ target: { files } }) => {
            const [file] = files ?? [];
            if (file) onFile(file);
          }}
        />
      ) : (
        <input
          {...attributes}
          type="text"
          autoComplete="off"
          spellCheck={false}
          inputMode={props.isNumeric ? 'numeric' : undefined}
          placeholder={props.placeholder}
          list={choices ? `${id}-list` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {choices && isOpen && (
        <datalist id={`${id}-list`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
      {help && (
        <p className="request-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {problem !== undefined && (
        <p className="request-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
