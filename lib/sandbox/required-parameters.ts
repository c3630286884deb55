/** The system parameters whose documented values the sandbox and its data depend on. */
export const requiredParameters = [
  'alternativeClinicLimitByDistance',
  'doctorReviewsLimit',
  'maxPromoCodeNameLength',
  'maxVisibleDoctors',
  'messageLimitForUserChat',
  'timeTillNoShowIsDeclared',
  'timeToJoinVideoVisitAfter',
  'timeToJoinVideoVisitBefore',
  'timeToPatientReviewReminder',
  'timeToProposalExpiration',
  'timeToRequestExpiration',
  'timeToVisitReminder',
] as const;

export type RequiredParameter = (typeof requiredParameters)[number];
