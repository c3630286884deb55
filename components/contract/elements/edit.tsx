import type { Ref } from 'react';
import type { ElementOf } from '@/lib/contract/contract-types';
import { matchesPattern } from '@/lib/contract/text-matching';
import { InputField, inputControlProps } from '../parts/input-field';
import { useInput } from '../screen/use-input';
import { useText } from '../screen/use-screen';

/** The element `edit`: a line or several lines of text. */
export function EditElement({ element }: { element: ElementOf<'edit'> }) {
  const {
    lines = 1,
    minLength = 0,
    maxLength,
    pattern,
    autocomplete = 'off',
    keyboard = 'text',
  } = element;
  const input = useInput<string>(element, '', (text) => {
    if (text.length < minLength) return `Write at least ${minLength} characters.`;
    if (pattern && !matchesPattern(pattern, text)) return 'This has another form than asked for.';
    return undefined;
  });
  const placeholder = useText(element.placeholder) || undefined;
  const shared = {
    ...inputControlProps(input),
    className: 'el-control',
    placeholder,
    maxLength,
    autoComplete: autocomplete,
    inputMode: keyboard,
    value: input.value,
    onBlur: () => input.commit(),
  };
  const count = lines > 1 && maxLength !== undefined && (
    <span className="el-counter">
      {input.value.length} / {maxLength}
    </span>
  );
  return (
    <InputField input={input} aside={count}>
      {lines > 1 ? (
        <textarea
          {...shared}
          ref={input.focusTarget as Ref<HTMLTextAreaElement>}
          rows={lines}
          onChange={({ target }) => input.setValue(target.value)}
        />
      ) : (
        <input
          {...shared}
          ref={input.focusTarget as Ref<HTMLInputElement>}
          type="text"
          onChange={({ target }) => input.setValue(target.value)}
        />
      )}
    </InputField>
  );
}
