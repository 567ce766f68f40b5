import { describeHistories } from './describe-histories.ts';
import { paypalActivity, paypalActivityWithCodes, paypalStatement, paypalTogether, paypalWithBank } from './paypal.ts';

describeHistories(paypalActivity, paypalActivityWithCodes, paypalStatement, paypalTogether, paypalWithBank);
