import { SiteLink } from '@/components/ui/navigation/site-link';
import { repeatTexts } from '@/lib/calls/traffic/check/advise-repeat';
import { type CallResult, isReplayable } from '@/lib/calls/traffic/view/call-result';
import type { CallDetail } from '@/lib/calls/traffic/view/traffic-messages';
import { AnnotatedText } from './annotated-text';
import { CallFields } from './call-fields';
import { CauseList } from './cause-list';
import { ReplaySection } from './replay-section';
import { ReportSection } from './report-section';

function RepeatSection({ repeat }: { repeat: NonNullable<CallDetail['repeat']> }) {
  const { verdict, reason, href } = repeat;
  return (
    <section aria-labelledby="traffic-repeat">
      <h3 id="traffic-repeat">May I send it again?</h3>
      <p className="traffic-verdict" data-verdict={verdict}>
        <strong>{repeatTexts[verdict]}.</strong> {reason} <SiteLink href={href}>Source</SiteLink>
      </p>
    </section>
  );
}

/** What is said of a call without findings. An error is no success, although it fits the description. */
function describeFit({ operationId, isRefused, method }: CallResult): string {
  if (!isRefused)
    return operationId === undefined
      ? 'No operation is known, so only the response is explained.'
      : 'It fits the description.';
  if (operationId === undefined)
    return 'Select the operation that returned it, to see which documented rules can refuse the call.';
  return method === ''
    ? 'The response fits the description.'
    : 'The call fits the description, and the server refused it all the same.';
}

/** Everything about one call. */
export function CallView({
  call,
  detail,
  hasNotes,
  revision,
  ...correctionProps
}: {
  call: CallResult;
  detail: CallDetail | undefined;
  /** Whether the text has something that keeps the call from being what its author meant. */
  hasNotes: boolean;
  /** Changes with the results: what was replayed is then another call. */
  revision: number;
} & Pick<Parameters<typeof CallFields>[0], 'operations' | 'correction' | 'onCorrect'>) {
  const { operationId, findingCount, isWebhook, isRefused, status } = call;
  const { causes = [], repeat } = detail ?? {};
  return (
    <>
      <section aria-labelledby="traffic-call">
        <h3 id="traffic-call">
          {isWebhook ? 'Webhook delivery' : `${call.method} ${call.path}`.trim() || 'Response'}
          {status !== undefined && ` → ${status}`}
        </h3>
        <CallFields call={call} url={detail?.call.request?.url ?? call.path} {...correctionProps} />
        {findingCount === 0 && (
          <p className="request-outcome" data-success={!isRefused && !hasNotes}>
            {describeFit(call)}
            {hasNotes && ' First correct what is noted above.'}
          </p>
        )}
        {detail && <AnnotatedText lines={detail.excerpt} findings={detail.findings} />}
      </section>
      {detail && (causes.length > 0 || (isRefused && operationId !== undefined)) && (
        <section aria-labelledby="traffic-causes">
          <h3 id="traffic-causes">Why it may have failed</h3>
          <CauseList causes={causes} />
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
