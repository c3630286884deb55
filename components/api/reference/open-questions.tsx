import { LinkedHeading } from '@/components/docs/mdx/component-heading';
import { openQuestionsHeading } from '@/lib/api/description/open-questions';

/** What a description leaves open, at the end of the page. Each question links to its entry in the register. */
export function OpenQuestions({ questions }: { questions: string[] }) {
  if (questions.length === 0) return null;
  const { id, text } = openQuestionsHeading;
  return (
    <section aria-labelledby={id}>
      <LinkedHeading id={id}>{text}</LinkedHeading>
      {questions.map((html) => (
        <p key={html} className="text-links" dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </section>
  );
}
