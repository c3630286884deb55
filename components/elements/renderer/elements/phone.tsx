import {
  AsYouType,
  isSupportedCountry,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { useState } from 'react';
import type { ElementOf } from '@/lib/elements/contract-types';
import { TextInput } from '../parts/text-input';
import { useInput } from '../screen/use-input';

/** The element `phone`: a phone number, stored in international format. */
export function PhoneElement({ element }: { element: ElementOf<'phone'> }) {
  const { country } = element;
  const defaultCountry = country !== undefined && isSupportedCountry(country) ? country : undefined;
  const toInternational = (text: string) =>
    parsePhoneNumberFromString(text, defaultCountry)?.number ?? text;
  const input = useInput<string>(element, '', (value) => {
    if (isValidPhoneNumber(value, defaultCountry)) return undefined;
    return defaultCountry || value.startsWith('+')
      ? 'This isn’t a valid phone number for its country.'
      : 'Start with the country code, such as +351.';
  });
  const [text, setText] = useState(() => new AsYouType(defaultCountry).input(input.value));
  return (
    <TextInput
      input={input}
      placeholder={element.placeholder}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      // Phone numbers are written from left to right in every language.
      dir="ltr"
      value={text}
      onChange={({ target: { value } }) => {
        // Formatting while the user deletes would insert the deleted bracket again.
        setText(value.length < text.length ? value : new AsYouType(defaultCountry).input(value));
        input.setValue(toInternational(value));
      }}
      onBlur={() => {
        setText(new AsYouType(defaultCountry).input(text));
        input.commit();
      }}
    />
  );
}
