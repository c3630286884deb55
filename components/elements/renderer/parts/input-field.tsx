import type { ReactNode } from 'react';
import type { InputState } from '../screen/use-input';
import { DisabledHint } from './action-button';

type InputFieldProps = {
  input: Pick<InputState<unknown>, 'id' | 'label' | 'hint' | 'required' | 'error' | 'disabledHint'>;
  /** `label` names one control, `legend` a group of controls. `none`: the control renders its own label. */
  as?: 'label' | 'legend' | 'none';
  /** Content at the end of the label's line. */
  aside?: ReactNode;
  children: ReactNode;
};

/** An input with its label, hint and error, and the hint that explains why it is disabled. */
export function InputField({ input, as = 'label', aside, children }: InputFieldProps) {
  const { id, label, hint, required, error, disabledHint } = input;
  const labelContent = (
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
    <div className="el-field" data-invalid={error !== undefined || undefined}>
      {as !== 'none' && (
        <div className="el-label-line">
          {as === 'label' ? (
            <label className="el-label" htmlFor={id} id={`${id}-label`}>
              {labelContent}
            </label>
          ) : (
            <span className="el-label" id={`${id}-label`}>
              {labelContent}
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
      {error !== undefined && (
        <p className="el-invalid" id={`${id}-fault`} role="alert">
          {error}
        </p>
      )}
      <DisabledHint id={`${id}-wait`} text={disabledHint} />
    </div>
  );
}

/** The props of an input's native control. */
export const inputControlProps = (
  input: Pick<
    InputState<unknown>,
    'id' | 'disabled' | 'required' | 'error' | 'describedBy' | 'accessibilityLabel'
  >,
) => ({
  id: input.id,
  disabled: input.disabled,
  required: input.required,
  'aria-invalid': input.error !== undefined || undefined,
  'aria-describedby': input.describedBy,
  'aria-label': input.accessibilityLabel,
});

type AriaLabelProps =
  | { 'aria-labelledby': string; 'aria-label'?: never }
  | { 'aria-label': string; 'aria-labelledby'?: never };

/** The accessible name of a control whose label is a `legend`. */
export const ariaLabelProps = ({
  id,
  accessibilityLabel,
}: Pick<InputState<unknown>, 'id' | 'accessibilityLabel'>): AriaLabelProps =>
  accessibilityLabel === undefined
    ? { 'aria-labelledby': `${id}-label` }
    : { 'aria-label': accessibilityLabel };

/** The `aria-describedby` of a control; no property if there is nothing to refer to, as React Aria's types require. */
export const ariaDescriptionProps = (
  describedBy: string | undefined,
): { 'aria-describedby'?: string } =>
  describedBy === undefined ? {} : { 'aria-describedby': describedBy };

/** The props of an input's React Aria field. */
export const ariaFieldProps = (
  input: Pick<
    InputState<unknown>,
    'id' | 'disabled' | 'required' | 'error' | 'describedBy' | 'accessibilityLabel'
  >,
) => ({
  ...ariaLabelProps(input),
  ...ariaDescriptionProps(input.describedBy),
  isDisabled: input.disabled,
  isRequired: input.required,
  isInvalid: input.error !== undefined,
  validationBehavior: 'aria' as const,
});
