import { SiteLink } from '@/components/ui/navigation/site-link';

const inline = /`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g;

/** A text with the code and the links of Markdown. */
export function RichText({ text }: { text: string }) {
  let end = 0;
  const parts = [...text.matchAll(inline)].flatMap((match) => {
    const [all, code, label, href = ''] = match;
    const before = text.slice(end, match.index);
    end = match.index + all.length;
    const part =
      code === undefined ? (
        <SiteLink key={match.index} href={href}>
          {label}
        </SiteLink>
      ) : (
        <code key={match.index}>{code}</code>
      );
    return [before, part];
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
