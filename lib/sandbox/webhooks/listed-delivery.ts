/** Webhook that the sandbox has sent, as pages show it. */
export type ListedDelivery = {
  id: number;
  timestamp: string;
  hook: string;
  payload: Record<string, unknown>;
};

/** Summarizes a delivery in one line: `STATUS_CHANGE · CANCELLED · 70412, revision 4`. */
export function summarizeDelivery({ payload }: ListedDelivery): string {
  const { reason, status, appointmentId, appointmentRevisionId, policyNumber } = payload;
  const record = [
    appointmentId ?? policyNumber,
    appointmentRevisionId !== undefined && `revision ${appointmentRevisionId}`,
  ];
  return [reason, status, record.filter(Boolean).join(', ')].filter(Boolean).join(' · ');
}
