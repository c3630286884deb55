import type { InputState } from '../screen/use-input';
import { InputField, inputControlProps } from './input-field';

/** A checkbox with its label beside it. */
export function CheckboxInput({ input }: { input: InputState<boolean> }) {
  return (
    <InputField input={input} as="none">
      <label className="el-choice">
        <input
          {...inputControlProps(input)}
          ref={input.focusRef}
          type="checkbox"
          checked={input.value === true}
          onChange={({ target }) => {
            input.setValue(target.checked);
            input.commit(target.checked);
          }}
        />
        <span className="el-choice-label">
          {input.label}
          {input.required && (
            <span className="el-required" aria-hidden="true">
              {' *'}
            </span>
          )}
        </span>
      </label>
    </InputField>
  );
}
