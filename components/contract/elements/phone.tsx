import {
  AsYouType,
  isSupportedCountry,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { type Ref, useState } from 'react';
import type { ElementOf } from '@/lib/contract/contract-types';
import { InputField, inputControlProps } from '../parts/input-field';
import { useInput } from '../screen/use-input';
import { useText } from '../screen/use-screen';

/** The element `phone`: a telephone number, kept in international form. */
export function PhoneElement({ element }: { element: ElementOf<'phone'> }) {
  const { country } = element;
  const home = country !== undefined && isSupportedCountry(country) ? country : undefined;
  const toInternational = (text: string) => parsePhoneNumberFromString(text, home)?.number ?? text;
  const input = useInput<string>(element, '', (value) => {
    if (isValidPhoneNumber(value, home)) return undefined;
    return home || value.startsWith('+')
      ? 'This is no telephone number of its country.'
      : 'Begin with the country code, such as +351.';
  });
  const [text, setText] = useState(() => new AsYouType(home).input(input.value));
  const placeholder = useText(element.placeholder) || undefined;
  return (
    <InputField input={input}>
      <input
        {...inputControlProps(input)}
        ref={input.focusTarget as Ref<HTMLInputElement>}
        className="el-control"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        // Digits run from left to right in every language.
        dir="ltr"
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => {
          const typed = target.value;
          // Deleting a bracket must not bring it back.
          setText(typed.length < text.length ? typed : new AsYouType(home).input(typed));
          input.setValue(toInternational(typed));
        }}
        onBlur={() => {
          setText(new AsYouType(home).input(text));
          input.commit();
        }}
      />
    </InputField>
  );
}
