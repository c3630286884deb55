import type { ElementOf } from '@/lib/elements/contract-types';
import { isEmail } from '@/lib/elements/text-matching';
import { TextInput } from '../parts/text-input';
import { useInput } from '../screen/use-input';

/** The element `email`: an email address. */
export function EmailElement({ element }: { element: ElementOf<'email'> }) {
  const input = useInput<string>(element, '', (text) =>
    isEmail(text) ? undefined : 'Enter an email address such as name@example.com.',
  );
  return (
    <TextInput
      input={input}
      placeholder={element.placeholder}
      type="email"
      inputMode="email"
      autoComplete="email"
      onBlur={() => input.commit(input.value.trim())}
    />
  );
}
