import { useEffect, useState } from 'react';
import { CodeTokens } from '@/components/sandbox/code-tokens';
import { useCopy } from '@/components/ui/response/use-copy';
import type { LanguageSample } from '@/lib/api/code/create-language-samples';
import type { RequestDescription } from '@/lib/calls/request/request-description';
import { type RequestDraft, sandboxServer } from '@/lib/calls/request/request-draft';
import type { CodeToken } from '@/lib/calls/samples/tokenize-json';

/** Loads the generator, and creates the samples with their highlighted tokens. */
async function createSamples(description: RequestDescription, draft: RequestDraft) {
  const [{ createRequestSamples }, { tokenizeCode }] = await Promise.all([
    import('@/lib/calls/request/request-samples'),
    import('@/lib/calls/request/tokenize-code'),
  ]);
  const samples = createRequestSamples(description, draft);
  return samples.map((sample) => ({ ...sample, tokens: tokenizeCode(sample.source, sample.id) }));
}
type Sample = LanguageSample & { tokens: CodeToken[] };

/** The current request in five languages. The generator loads when the reader opens it. */
export function RequestCode({
  description,
  draft,
}: {
  description: RequestDescription;
  draft: RequestDraft;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [samples, setSamples] = useState<Sample[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [language, setLanguage] = useState<LanguageSample['id']>('curl');
  const [copy, copyStatus] = useCopy();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry runs it again
  useEffect(() => {
    if (!isOpen) return undefined;
    let isCancelled = false;
    setHasFailed(false);
    createSamples(description, draft).then(
      (created) => {
        if (!isCancelled) setSamples(created);
      },
      () => {
        if (!isCancelled) setHasFailed(true);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [isOpen, description, draft, attempt]);

  const sample = samples?.find(({ id }) => id === language);
  return (
    <details className="request-more" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>This request as code</summary>
      {hasFailed && (
        <p className="request-problem">
          The code couldn’t be created.{' '}
          <button
            type="button"
            className="text-button"
            onClick={() => setAttempt((count) => count + 1)}
          >
            Retry
          </button>
        </p>
      )}
      {samples && sample && (
        <>
          <div className="request-toolbar">
            <select
              aria-label="Language"
              value={language}
              onChange={(event) =>
                setLanguage(samples.find(({ id }) => id === event.target.value)?.id ?? 'curl')
              }
            >
              {samples.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
            <button type="button" className="request-button" onClick={() => copy(sample.source)}>
              Copy code
            </button>
            <span role="status">{copyStatus}</span>
          </div>
          <pre
            className="request-text"
            tabIndex={0}
            role="group"
            aria-label={`Code: ${sample.label}`}
          >
            <CodeTokens tokens={sample.tokens} />
          </pre>
          {draft.server === sandboxServer && (
            <p className="request-help">
              The sandbox is only in this browser, so this code calls the server{' '}
              {description.servers[0]?.label}.
            </p>
          )}
        </>
      )}
    </details>
  );
}
