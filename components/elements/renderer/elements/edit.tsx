import type { ElementOf } from '@/lib/elements/contract-types';
import { InputField, inputControlProps } from '../parts/input-field';
import { useInput } from '../screen/use-input';
import { usePattern } from '../screen/use-pattern';
import { useText } from '../screen/use-screen';

/** The element `edit`: a text field with one or several lines. */
export function EditElement({ element }: { element: ElementOf<'edit'> }) {
  const {
    lines = 1,
    minLength = 0,
    maxLength,
    pattern,
    autocomplete = 'off',
    keyboard = 'text',
  } = element;
  const matchesPattern = usePattern(pattern);
  const input = useInput<string>(element, '', (text) => {
    if (text.length < minLength) return `Enter at least ${minLength} characters.`;
    if (!matchesPattern(text)) return 'This doesn’t have the required format.';
    return undefined;
  });
  const placeholder = useText(element.placeholder) || undefined;
  const controlProps = {
    ...inputControlProps(input),
    className: 'el-control',
    placeholder,
    maxLength,
    autoComplete: autocomplete,
    inputMode: keyboard,
    value: input.value,
    onBlur: () => input.commit(),
  };
  const counter = lines > 1 && maxLength !== undefined && (
    <span className="el-counter">
      {input.value.length} / {maxLength}
    </span>
  );
  return (
    <InputField input={input} aside={counter}>
      {lines > 1 ? (
        <textarea
          {...controlProps}
          ref={input.focusRef}
          rows={lines}
          onChange={({ target }) => input.setValue(target.value)}
        />
      ) : (
        <input
          {...controlProps}
          ref={input.focusRef}
          type="text"
          onChange={({ target }) => input.setValue(target.value)}
        />
      )}
    </InputField>
  );
}
