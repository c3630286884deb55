import type { PointerEvent } from 'react';

const kinds: Record<string, string | undefined> = { string: 'visit-string' };

/**
 * The appointment as JSON, without the fields that the demonstration does not show.
 * @param props.onPoint called with the field that the pointer is over, or none
 */
export function DemoRecord({
  appointment,
  fields,
  onPoint,
}: {
  appointment: Record<string, unknown>;
  fields: readonly string[];
  onPoint: (field: string | undefined) => void;
}) {
  const findField = (event: PointerEvent) =>
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('[data-field]')?.dataset.field
      : undefined;
  return (
    <pre
      className="visit-json"
      onPointerOver={(event) => onPoint(findField(event))}
      onPointerLeave={() => onPoint(undefined)}
    >
      <code>
        <span className="visit-line">{'{\n'}</span>
        {fields.map((field) => (
          <span key={field} className="visit-line" data-field={field}>
            {'  '}
            <span className="visit-key">"{field}"</span>:{' '}
            <span className={kinds[typeof appointment[field]] ?? 'visit-constant'}>
              {JSON.stringify(appointment[field] ?? null)}
            </span>
            {',\n'}
          </span>
        ))}
        <span className="visit-line">{'  …\n}'}</span>
      </code>
    </pre>
  );
}
