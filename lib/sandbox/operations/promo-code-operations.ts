import type { OperationHandler, OperationHandlers } from '../operation-handler';
import { findPerson } from '../rules/ownership';
import { checkPromoCode, findPromoCodeByKey, serializePromoCode } from '../rules/promo-code';
import { json, refuse } from '../sandbox-response';
import { toIsoDate } from '../timestamps';

type Ids = 'verifyPromoCode';

/**
 * Checks a promo code by its key for the location types of a visit (specification, section 7: POST
 * /promo-codes/verify). The call carries no cost, so `minimalApplicableCost` is only told. That a code can end, or be
 * good for some types of visits only, is the sandbox's reading of «verify»; no location types are checked where none
 * are sent.
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
    refuse('SANDBOX_PROMO_CODE_UNKNOWN', 'There is no promo code with this key.', {
      field: 'promoCodeKey',
      reason: key === '' ? 'No key was sent.' : 'No promo code of the scenario has this key.',
      found: key,
      help: 'Capital and small letters count. Try WELCOME10.',
    });
  }
  checkPromoCode(promoCode, toIsoDate(now), body, { field: 'promoCodeKey', found: key });
  return json(serializePromoCode(promoCode));
};

export const promoCodesOperations: OperationHandlers<Ids> = { verifyPromoCode };
