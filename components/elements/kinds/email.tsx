import type { Ref } from 'react';
import type { ElementOf } from '@/lib/elements/contract';
import { isEmail } from '@/lib/elements/patterns';
import { InputField, inputControlProps } from '../parts/field';
import { useInput } from '../use-input';
import { useText } from '../use-screen';

/** The element `email`: an e-mail address. */
export function EmailElement({ element }: { element: ElementOf<'email'> }) {
  const input = useInput<string>(element, '', (text) =>
    isEmail(text) ? undefined : 'Write an e-mail address such as name@example.com.',
  );
  const placeholder = useText(element.placeholder) || undefined;
  return (
    <InputField input={input}>
      <input
        {...inputControlProps(input)}
        ref={input.focusTarget as Ref<HTMLInputElement>}
        className="el-control"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={placeholder}
        value={input.value}
        onChange={({ target }) => input.setValue(target.value)}
        onBlur={() => input.commit(input.value.trim())}
      />
    </InputField>
  );
}
