import { plainNotice, type Notice } from '../notice.ts';

export const notice: Notice = { ...plainNotice, closed: /\bShopify Payments\b[^.]{0,30}\bdisabled/i };
