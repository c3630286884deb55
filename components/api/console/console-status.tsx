import type { ReactNode } from 'react';

/** Why the list of operations is displayed in place of the console. */
export type LoadProblem = 'console' | 'description' | 'slow';

const messages: Record<LoadProblem, ReactNode> = {
  console: 'The console could not be loaded.',
  description: 'The API’s description could not be loaded.',
  slow: 'The console takes longer than usual to load.',
};

/** Says that the console could not be loaded, above the list of operations. */
export function ConsoleFailure({
  problem,
  onRetry,
}: {
  problem: LoadProblem;
  onRetry: () => void;
}) {
  return (
    <p role="alert" className="console-failure">
      {messages[problem]} The list of all operations stays below.{' '}
      <button type="button" className="text-button" onClick={onRetry}>
        Retry
      </button>
    </p>
  );
}

/** The layout of an operation before it is there, with its name. */
export function ConsoleSkeleton({ name }: { name: string }) {
  return (
    <div className="console-skeleton">
      {/* Before React resumes here, lib/client/inline-scripts/preload-console.ts writes the name. */}
      <p className="console-opening" data-console-opening="" suppressHydrationWarning>
        {name}
      </p>
      <p role="status" className="console-loading" data-search="off">
        Opening the operation…
      </p>
      <div className="console-bones" aria-hidden="true">
        {['text', 'form', 'response'].map((part) => (
          <div key={part}>
            <span />
            <span />
            <span />
            <span />
          </div>
        ))}
      </div>
    </div>
  );
}
