import { Fragment } from 'react';
import { splitIdentifier } from '@/lib/kit/html/split-identifier';

/**
 * The name of a field, value, operation or path that breaks between its words only.
 * @param props.maxLength the length up to which it does not break
 */
export function IdentifierText({ name, maxLength }: { name: string; maxLength?: number }) {
  return splitIdentifier(name, maxLength).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may have a word twice, and its words never change
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A name as code. */
export function Identifier({ name }: { name: string }) {
  return (
    <code>
      <IdentifierText name={name} />
    </code>
  );
}
