import type { ReactNode } from 'react';
import type { InputState } from '../screen/use-input';
import { DisabledHint } from './action-button';

type FieldProps = {
  input: Pick<InputState<unknown>, 'id' | 'label' | 'hint' | 'required' | 'fault' | 'disabledHint'>;
  /** `label` names one control; `legend` a group of them; `none` where the control draws its own label. */
  as?: 'label' | 'legend' | 'none';
  /** What stands at the end of the label's line. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The words around an input: label, hint, what is wrong, and why it cannot be used. */
export function InputField({ input, as = 'label', aside, children }: FieldProps) {
  const { id, label, hint, required, fault, disabledHint: waitingHint } = input;
  const words = (
    <>
      {label}
      {required && (
        <span className="el-required" aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  );
  return (
    <div className="el-field" data-invalid={fault !== undefined || undefined}>
      {as !== 'none' && (
        <div className="el-label-line">
          {as === 'label' ? (
            <label className="el-label" htmlFor={id} id={`${id}-label`}>
              {words}
            </label>
          ) : (
            <span className="el-label" id={`${id}-label`}>
              {words}
            </span>
          )}
          {aside}
        </div>
      )}
      {children}
      {hint && (
        <p className="el-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault !== undefined && (
        <p className="el-invalid" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
      <DisabledHint id={`${id}-wait`} text={waitingHint} />
    </div>
  );
}

/** What every native control of an input takes. */
export const inputControlProps = (
  input: Pick<
    InputState<unknown>,
    'id' | 'disabled' | 'required' | 'fault' | 'describedBy' | 'accessibilityLabel'
  >,
) => ({
  id: input.id,
  disabled: input.disabled,
  required: input.required,
  'aria-invalid': input.fault !== undefined || undefined,
  'aria-describedby': input.describedBy,
  'aria-label': input.accessibilityLabel,
});
