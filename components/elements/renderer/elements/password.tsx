import { useState } from 'react';
import type { ElementOf } from '@/lib/elements/contract-types';
import { InputField, inputControlProps } from '../parts/input-field';
import { useInput } from '../screen/use-input';

/** The element `password`: a password, which the doctor can reveal. */
export function PasswordElement({ element }: { element: ElementOf<'password'> }) {
  const { purpose = 'current', minLength = 1, reveal = true } = element;
  const [isRevealed, setIsRevealed] = useState(false);
  const input = useInput<string>(element, '', (text) =>
    text.length < minLength ? `Use at least ${minLength} characters.` : undefined,
  );
  return (
    <InputField input={input}>
      <div className="el-control el-password">
        <input
          {...inputControlProps(input)}
          ref={input.focusRef}
          type={isRevealed ? 'text' : 'password'}
          autoComplete={`${purpose}-password`}
          spellCheck={false}
          autoCapitalize="none"
          value={input.value}
          onChange={({ target }) => input.setValue(target.value)}
          onBlur={() => input.commit()}
        />
        {reveal && (
          <button
            type="button"
            className="el-text-button"
            aria-label={isRevealed ? 'Hide password' : 'Show password'}
            disabled={input.disabled}
            onClick={() => setIsRevealed(!isRevealed)}
          >
            {isRevealed ? 'Hide' : 'Show'}
          </button>
        )}
      </div>
    </InputField>
  );
}
