import type { InputHTMLAttributes } from 'react';
import type { TextValue } from '@/lib/elements/contract-types';
import type { InputState } from '../screen/use-input';
import { useText } from '../screen/use-screen';
import { InputField, inputControlProps } from './input-field';

type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'placeholder'> & {
  input: InputState<string>;
  placeholder: TextValue | undefined;
};

/** A single-line text field. Other attributes of `input` can be set or overridden. */
export function TextInput({ input, placeholder, ...attributes }: TextInputProps) {
  const placeholderText = useText(placeholder);
  return (
    <InputField input={input}>
      <input
        {...inputControlProps(input)}
        ref={input.focusRef}
        className="el-control"
        placeholder={placeholderText || undefined}
        value={input.value}
        onChange={({ target }) => input.setValue(target.value)}
        onBlur={() => input.commit()}
        {...attributes}
      />
    </InputField>
  );
}
