import { SiteLink } from '@/components/ui/navigation/site-link';
import { levelTexts, type TrafficFinding } from '@/lib/calls/traffic/check/traffic-finding';
import type { ExcerptLine } from '@/lib/calls/traffic/view/excerpt-text';

/** One finding: what is wrong, what was found, what fits, and where that is documented. */
function Finding({ finding }: { finding: TrafficFinding }) {
  const { level, message, found, expected, href, location } = finding;
  return (
    <li className="traffic-finding" data-level={level}>
      <p>
        <strong>{levelTexts[level]}:</strong>{' '}
        {location.startsWith('/') && (
          <>
            <code>{location.slice(1)}</code>{' '}
          </>
        )}
        {message}
      </p>
      <dl>
        {/* That of a field which is not documented is its location. */}
        {found !== location && (
          <div>
            <dt>Found</dt>
            <dd>
              <code>{found}</code>
            </dd>
          </div>
        )}
        {/* A message about an enumeration has its values. */}
        {!message.includes(expected) && (
          <div>
            <dt>Fits</dt>
            <dd>{expected}</dd>
          </div>
        )}
      </dl>
      <SiteLink href={href}>
        See what is documented
        {location !== '' && <span className="visually-hidden"> about {location}</span>}
      </SiteLink>
    </li>
  );
}

const Findings = ({ findings }: { findings: readonly TrafficFinding[] }) => (
  <ul className="traffic-findings">
    {findings.map((finding, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the findings of a call don't change
      <Finding key={index} finding={finding} />
    ))}
  </ul>
);

/** The reader's own text, with each finding below the line that it is about. */
export function AnnotatedText({
  lines,
  findings,
}: {
  lines: readonly ExcerptLine[];
  findings: readonly TrafficFinding[];
}) {
  const shown = new Set(lines.flatMap((line) => line.findings));
  const others = findings.filter((_, index) => !shown.has(index));
  return (
    <>
      <ol className="traffic-lines">
        {lines.map(({ line, parts, findings: own }, index) => {
          const isAfterGap = index > 0 && line > (lines[index - 1]?.line ?? 0) + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a long line can be there several times
            <li key={index} data-gap={isAfterGap ? 'true' : undefined}>
              <span className="traffic-line-number">{line}</span>
              <code>
                {parts.map(({ text, finding }, position) => {
                  const level = finding === undefined ? undefined : findings[finding]?.level;
                  return level === undefined ? (
                    text
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line don't change
                    <mark key={position} data-level={level}>
                      {text}
                    </mark>
                  );
                })}
              </code>
              {own.length > 0 && (
                <Findings findings={own.flatMap((number) => findings[number] ?? [])} />
              )}
            </li>
          );
        })}
      </ol>
      {others.length > 0 && <Findings findings={others} />}
    </>
  );
}
