import { SiteLink } from '@/components/ui/navigation/site-link';
import type { TypePart } from '@/lib/api/description/schema-fields';

/** A type as text. Names of schemas are links to their pages. */
export function TypeLabel({ type }: { type: TypePart[] }) {
  return (
    <span className="text-links">
      {type.map(({ text, href }) =>
        href ? (
          <SiteLink key={text} href={href}>
            {text}
          </SiteLink>
        ) : (
          text
        ),
      )}
    </span>
  );
}
