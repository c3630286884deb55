import { reject } from '../api-error';
import type { OperationHandler, OperationHandlers } from '../operation-handler';
import { findPerson } from '../rules/ownership';
import { checkPromoCode, findPromoCodeByKey, serializePromoCode } from '../rules/promo-code';
import { json } from '../sandbox-response';
import { toIsoDate } from '../timestamps';

type Ids = 'verifyPromoCode';

/**
 * Returns the promo code with a key if it is valid for the location types of a visit (specification: portal.txt,
 * section 7, POST /promo-codes/verify). The request has no cost, so `minimalApplicableCost` is not checked. That a
 * promo code can expire or be limited to location types is a sandbox interpretation.
 * @throws {ApiError} if the promo code does not exist or is not valid
 */
const verifyPromoCode: OperationHandler<'verifyPromoCode'> = ({
  store,
  caller,
  query,
  body,
  now,
}) => {
  const { promoCodeKey: key = '', patientId } = query;
  if (patientId !== undefined) findPerson(store, caller, patientId);
  const promoCode = findPromoCodeByKey(store, key);
  if (!promoCode) {
    reject('SANDBOX_PROMO_CODE_UNKNOWN', 'There is no promo code with this key.', {
      field: 'promoCodeKey',
      reason: key === '' ? 'No key was sent.' : 'No promo code of the scenario has this key.',
      found: key,
      help: 'Keys are case-sensitive. Try WELCOME10.',
    });
  }
  checkPromoCode(promoCode, toIsoDate(now), body, { field: 'promoCodeKey', found: key });
  return json(serializePromoCode(promoCode));
};

export const promoCodesOperations: OperationHandlers<Ids> = { verifyPromoCode };
