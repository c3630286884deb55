import { type ReactNode, useState } from 'react';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { needsChangeText, repeatTexts } from '@/lib/calls/traffic/check/advise-repeat';
import type { ReadNote } from '@/lib/calls/traffic/recorded-call';
import { type CallResult, isReplayable } from '@/lib/calls/traffic/view/call-result';
import type { CallDetail } from '@/lib/calls/traffic/view/traffic-messages';
import { judgeCall } from '@/lib/calls/traffic/view/verdict';
import { errorsPath, operationPath } from '@/lib/site/page-paths';
import { AnnotatedText } from './annotated-text';
import { CallFields } from './call-fields';
import { CauseList, ValueRuleList } from './cause-list';
import { ReplaySection } from './replay-section';
import { ReportSection } from './report-section';

function RepeatSection({ repeat }: { repeat: NonNullable<CallDetail['repeat']> }) {
  const { verdict, reason, href, read } = repeat;
  return (
    <section aria-labelledby="traffic-repeat">
      <h3 id="traffic-repeat">May I send it again?</h3>
      <p>
        {reason}{' '}
        {read && verdict !== 'safe' && (
          <>
            The read is{' '}
            <SiteLink href={operationPath(read.id)}>
              {read.method.toUpperCase()} {read.path}
            </SiteLink>
            .{' '}
          </>
        )}
        <SiteLink href={href}>Source</SiteLink>
      </p>
    </section>
  );
}

/** Everything about one call. */
export function CallView({
  call,
  detail,
  notes,
  revision,
  kindText,
  kindSelect,
  ...correctionProps
}: {
  call: CallResult;
  detail: CallDetail | undefined;
  /** What was noted about the text; undefined for its only call, which is judged above. */
  notes: readonly ReadNote[] | undefined;
  /** Changes with the results: what was replayed is then another call. */
  revision: number;
  /** What the input is. */
  kindText: string;
  kindSelect: ReactNode;
} & Pick<Parameters<typeof CallFields>[0], 'operations' | 'correction' | 'onCorrect'>) {
  const { operationId, isWebhook, isRefused, hasClientError, status } = call;
  const { causes = [], findings = [], valueRules = [], repeat } = detail ?? {};
  const [isCorrecting, setIsCorrecting] = useState(operationId === undefined && !hasClientError);
  const text = detail && <AnnotatedText lines={detail.excerpt} findings={detail.findings} />;
  // The causes of an error, and what is worth knowing, are not behind a long text, unless it has the cause.
  const hasTextFirst =
    findings.some(({ level }) => level === 'error') && !isRefused && !hasClientError;
  const verdict = notes && judgeCall(call, notes);
  const hasRightMethod = !findings.some(
    ({ ruleId }) => ruleId === 'wrong-method' || ruleId === 'unknown-operation',
  );
  return (
    <>
      <section aria-labelledby="traffic-call">
        <h3 id="traffic-call">
          {isWebhook ? 'Webhook delivery' : `${call.method} ${call.path}`.trim() || 'Response'}
          {status !== undefined && ` → ${status}`}
        </h3>
        <p className="request-help">
          Read as: {kindText}. Operation:{' '}
          {operationId === undefined ? (
            'none fits'
          ) : (
            <SiteLink href={operationPath(operationId)}>{operationId}</SiteLink>
          )}
          .
        </p>
        {verdict && (
          <p className="request-outcome" data-success={verdict.kind === 'fits'}>
            {verdict.text}
          </p>
        )}
        {repeat && (
          <p className="traffic-verdict" data-verdict={repeat.verdict}>
            Send it again? <strong>{repeatTexts[repeat.verdict]}.</strong>{' '}
            {repeat.needsChange && `${needsChangeText} `}
            <a href="#traffic-repeat">Why</a>
          </p>
        )}
        <details
          className="request-more"
          open={isCorrecting}
          onToggle={({ currentTarget }) => setIsCorrecting(currentTarget.open)}
        >
          <summary>Correct what was understood</summary>
          <CallFields call={call} url={detail?.call.request?.url ?? call.path} {...correctionProps}>
            {kindSelect}
          </CallFields>
        </details>
        {hasTextFirst && text}
      </section>
      {detail && (causes.length > 0 || (isRefused && operationId !== undefined)) && (
        <section aria-labelledby="traffic-causes">
          <h3 id="traffic-causes">Why it may have failed</h3>
          <CauseList causes={causes} />
          {status === 405 && call.method !== '' && hasRightMethod && (
            <p>
              The API returns 405 with every error. It doesn’t mean that <code>{call.method}</code>{' '}
              is the wrong method. <SiteLink href={errorsPath}>Source</SiteLink>
            </p>
          )}
        </section>
      )}
      {valueRules.length > 0 && (
        <section aria-labelledby="traffic-values">
          <h3 id="traffic-values">What the documentation says</h3>
          <ValueRuleList rules={valueRules} />
        </section>
      )}
      {!hasTextFirst && text && (
        <section aria-labelledby="traffic-text">
          <h3 id="traffic-text">Your text</h3>
          {text}
        </section>
      )}
      {repeat && <RepeatSection repeat={repeat} />}
      {isReplayable(call) && detail && (
        <ReplaySection key={revision} operationId={call.operationId} detail={detail} />
      )}
      {detail && <ReportSection report={detail.report} />}
    </>
  );
}
