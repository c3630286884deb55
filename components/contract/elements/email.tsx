import type { Ref } from 'react';
import type { ElementOf } from '@/lib/contract/contract-types';
import { isEmail } from '@/lib/contract/text-matching';
import { InputField, inputControlProps } from '../parts/input-field';
import { useInput } from '../screen/use-input';
import { useText } from '../screen/use-screen';

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
