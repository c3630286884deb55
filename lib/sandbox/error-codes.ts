import { refusalStatus } from './sandbox-protocol';

/** Explanation of an error code of the sandbox. */
type SandboxError = {
  /** The status of the response. Without it, that of refused calls. */
  status?: 403;
  meaning: string;
  /** Advice. */
  action: string;
};

/**
 * The values of `error` in error records of the sandbox, by topic: the API's own are not documented, so those of the
 * sandbox have a prefix. The sandbox can only send these (`SandboxErrorCode`), and /api/errors lists them.
 */
export const sandboxErrors = {
  SANDBOX_TOKEN_MISSING: {
    meaning: 'The call has no access token.',
    action: 'Log the user in, and send the token in the `X-Token` header.',
  },
  SANDBOX_TOKEN_UNKNOWN: {
    meaning: 'The access token is mistyped, was logged out, or belongs to another scenario.',
    action: 'Log in again, and use the new token.',
  },
  SANDBOX_USER_GONE: {
    meaning: 'The user of the access token was deleted, or is not part of the scenario.',
    action: 'Reset the sandbox. A login would register a new user.',
  },
  SANDBOX_FORBIDDEN: {
    status: 403,
    meaning: "The company id, or the company of the policy, isn't one of the caller's.",
    action: 'Send the id of a company that the caller has a grant for.',
  },
  SANDBOX_GRANT_MISSING: {
    meaning: 'The caller lacks the grant that the call needs.',
    action: 'Call as a user with the grant that `data` names.',
  },
  SANDBOX_CARRIER_ONLY: {
    meaning: 'The call is for insurance carrier users only.',
    action: 'Call with the token of a carrier user.',
  },
  SANDBOX_COMPANY_WRONG: {
    meaning: "The company is not that of the policy, or not one of the caller's.",
    action: 'Send the right company id, or leave it out.',
  },
  SANDBOX_NOT_FOUND: {
    meaning: 'The record does not exist, or the caller is not allowed to know that it does.',
    action: 'Check the id, and who calls. Another scenario has other records.',
  },
  SANDBOX_NO_OPERATION: {
    meaning: 'No operation of the API has this method and path.',
    action: 'Compare both with the list of operations.',
  },
  SANDBOX_REQUEST_MISFIT: {
    meaning: 'A parameter or the body does not match the API description.',
    action: 'Correct the field that `data` names.',
  },
  SANDBOX_CONTENT_TYPE: {
    meaning: 'The body was not sent as JSON.',
    action: 'Send the header `Content-Type: application/json`.',
  },
  SANDBOX_BODY_NO_JSON: {
    meaning: 'The body is not valid JSON.',
    action: 'Check quotation marks, commas, and braces of the body.',
  },
  SANDBOX_BODY_TOO_LARGE: {
    meaning: 'The body, or a list or text in it, is larger than the sandbox accepts.',
    action: 'Send less in one call.',
  },
  SANDBOX_NOT_ACCEPTABLE: {
    meaning: 'The file has a type that the `Accept` header excludes.',
    action: 'Accept the type that `data` names.',
  },
  SANDBOX_PASSWORD_WRONG: {
    meaning: 'The password is wrong, or is missing from the deletion of a user.',
    action: 'Send the password of the account.',
  },
  SANDBOX_OLD_PASSWORD_WRONG: {
    meaning: 'A change of the password has neither the old password nor a reset code.',
    action: 'Send `oldPassword` or `resetPasswordCode`.',
  },
  SANDBOX_RESET_CODE_WRONG: {
    meaning: 'The password reset code is wrong or was used before.',
    action: 'Request a reset, and use the code that the panel of the sandbox shows.',
  },
  SANDBOX_ONE_TIME_PASSWORD: {
    meaning: 'The login of the account needs a one-time password.',
    action: 'Send `oneTimePassword` with the code that the panel of the sandbox shows.',
  },
  SANDBOX_EMAIL_TAKEN: {
    meaning: 'Another account has the email address.',
    action: 'Use another address, or log in.',
  },
  SANDBOX_IDENTIFIER_MISSING: {
    meaning: 'An identifier field of the policy is missing.',
    action: 'Send all identifier fields of the company, which include `COMPANY`.',
  },
  SANDBOX_PATTERN_MISFIT: {
    meaning: 'A value does not match the pattern that the insurer defines for it.',
    action: 'Send a value that matches the pattern in `data`.',
  },
  SANDBOX_POLICY_NOT_FOUND: {
    meaning: 'The company has no policy with these identifier fields.',
    action: 'Check the values. The sandbox page lists policies to try.',
  },
  SANDBOX_POLICY_MISSING: {
    meaning: 'A new person has no policy.',
    action: 'Send `policyId`, or `personId` to update a person.',
  },
  SANDBOX_NO_ADDITION: {
    meaning: 'The field `canAddPatients` of the policy is false.',
    action: 'Add the person to another policy.',
  },
  SANDBOX_USERS_LIMIT: {
    meaning: 'The policy already has as many users as `usersLimit` allows.',
    action: 'Use another policy, or reset the sandbox.',
  },
  SANDBOX_SEARCH_EMPTY: {
    meaning: 'The filter of a search for policies is empty.',
    action: 'Send a policy number or a part of one. A single `%` finds all.',
  },
  SANDBOX_DATES_TOGETHER: {
    meaning: 'A search has only one of the dates `fromDate` and `toDate`.',
    action: 'Send both, or neither.',
  },
  SANDBOX_DATES_REVERSED: {
    meaning: 'A journey or an override ends before it starts.',
    action: 'Send an end that is not before the start.',
  },
  SANDBOX_PATIENT_MISSING: {
    meaning: 'A new appointment has no patient.',
    action: 'Send `patientId`.',
  },
  SANDBOX_PROFILE_MISSING: {
    meaning: 'A new appointment has no profile.',
    action: 'Send `profileId`.',
  },
  SANDBOX_PROFILE_DISABLED: {
    meaning: 'The profile is disabled, and accepts no appointments.',
    action: 'Use a profile whose `disabled` is false.',
  },
  SANDBOX_LOCATION_MISSING: {
    meaning: 'A new appointment has no location, and the profile has several, or none that fits.',
    action: 'Send `locationId`.',
  },
  SANDBOX_LOCATION_OF_OTHER_PROFILE: {
    meaning: 'The location belongs to another profile.',
    action: 'Use a location of the profile.',
  },
  SANDBOX_LOCATION_DISABLED: {
    meaning: 'The location is not enabled.',
    action: 'Use an enabled location of the profile.',
  },
  SANDBOX_LOCATION_TYPE_MISFIT: {
    meaning: 'The location is for another type of visit.',
    action: 'Send the type of the location, or leave `locationType` out.',
  },
  SANDBOX_SPECIALITY_MISSING: {
    meaning: 'The profile has several specialties, and the new appointment names none.',
    action: 'Send one of the values that `data` lists as `speciality`.',
  },
  SANDBOX_SPECIALITY_NOT_ALLOWED: {
    meaning: 'The profile does not have the specialty.',
    action: 'Send a specialty of the profile.',
  },
  SANDBOX_SPECIALITY_FIXED: {
    meaning: 'The specialty of an existing appointment cannot change.',
    action: 'Leave `speciality` out, or create another appointment.',
  },
  SANDBOX_DETAILS_MISSING: {
    meaning: 'A confirmed appointment lacks details that its location requires.',
    action: 'Send the fields that `data` lists in the same call.',
  },
  SANDBOX_REVISION_CONFLICT: {
    meaning: 'The appointment has changed since you read it.',
    action: 'Read it again, and send the change with the current `appointmentRevisionId`.',
  },
  SANDBOX_REVISION_ON_CREATION: {
    meaning: 'A new appointment has a revision.',
    action: 'Leave `appointmentRevisionId` out, or send `appointmentId` to update one.',
  },
  SANDBOX_FEE_OF_PROFILE: {
    meaning: 'Only the profile can change the fees of an appointment.',
    action: 'Leave the field out, or call as the profile.',
  },
  SANDBOX_EXPIRATION_OF_SUPPORT: {
    meaning: 'Only customer support can change `minutesToExpiration`.',
    action: 'Leave the field out.',
  },
  SANDBOX_TOO_MANY_ALTERNATIVES: {
    meaning: 'The appointment has the maximum number of alternatives.',
    action: 'Confirm or decline one of them.',
  },
  SANDBOX_TOO_MANY_APPOINTMENTS: {
    meaning: 'The list of appointments is longer than the sandbox accepts.',
    action: 'Split it into several calls.',
  },
  SANDBOX_NO_VIDEO_VISIT: {
    meaning: 'The appointment is not a video visit, so nobody can join it.',
    action: 'Use an appointment of the type `VIDEO_VISIT`.',
  },
  SANDBOX_PROMO_CODE_UNKNOWN: {
    meaning: 'There is no promo code with this key.',
    action: 'Check the key.',
  },
  SANDBOX_PROMO_CODE_EXPIRED: {
    meaning: 'The promo code has expired.',
    action: 'Use another code, or none.',
  },
  SANDBOX_PROMO_CODE_LOCATION: {
    meaning: 'The promo code is not valid for this type of visit.',
    action: 'Use a code for the type of the visit.',
  },
  SANDBOX_PROMO_CODE_COST: {
    meaning: 'The cost of the visit is outside the limits of the promo code.',
    action: 'Compare the cost with the limits in `data`.',
  },
  SANDBOX_RANDOM_FAILURE: {
    meaning: 'The server on your machine was started with `--fail-rate`. Nothing was changed.',
    action: 'Call again.',
  },
  SANDBOX_FAULT: {
    meaning: 'The sandbox itself failed.',
    action: 'Reset the sandbox, and call again.',
  },
} as const satisfies Record<`SANDBOX_${string}`, SandboxError>;

/** An error code that the sandbox can send. */
export type SandboxErrorCode = keyof typeof sandboxErrors;

/** Lists the error codes of the sandbox with their statuses. */
export const listSandboxErrors = () =>
  Object.entries<SandboxError>(sandboxErrors).map(
    ([code, { status = refusalStatus, ...error }]) => ({
      code,
      status,
      ...error,
    }),
  );
