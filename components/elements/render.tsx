import { Button } from './button';

/** A UI element's JSON. It comes from a file or a server, so each field is looked at before it is used. */
type ElementValue = Record<string, unknown>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Draws an element from its JSON. What it does not know shows as a visible box, so that nothing is lost. */
export function RenderElement({ value }: { value: ElementValue }) {
  switch (value.type) {
    case 'button':
      return (
        <Button
          label={textOf(value.label) ?? ''}
          disabled={value.disabled === true}
          accessibilityLabel={textOf(value.accessibilityLabel)}
        />
      );
    default:
      return <p>Unknown element: {String(value.type)}</p>;
  }
}
