/** The system parameters whose documented values the sandbox and its data depend on. */
export const requiredParameters = [
  'alternativeClinicLimitByDistance',
  'doctorReviewsLimit',
  'maxNumberOfAppointmentAlternatives',
  'maxPromoCodeNameLength',
  'maxVisibleDoctors',
  'messageLimitForUserChat',
  'timeTillNoShowIsDeclared',
  'timeToConfirmationExpiration',
  'timeToJoinVideoVisitAfter',
  'timeToJoinVideoVisitBefore',
  'timeToPatientReviewReminder',
  'timeToProposalExpiration',
  'timeToRequestExpiration',
  'timeToVisitReminder',
] as const;

export type RequiredParameter = (typeof requiredParameters)[number];
