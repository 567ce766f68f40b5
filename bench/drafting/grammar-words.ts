/** Sentences of the `grammar` hand without a figure: right ones that add nothing, wrong ones that nobody can prove. `{P}`: the processor. */
export const courtesies = [
  'Thank you for your attention to this matter.',
  'We thank you for looking into this.',
  'We would be glad to speak with you at any time.',
  'Please feel free to call us with any question.',
  'A short call may be the quickest way forward.',
  'We look forward to hearing from you.',
  'We hope that this can be settled without further letters.',
  'Please let us know whom we should speak with.',
  'The undersigned can be reached at the address above.',
  'We remain available to discuss this.',
  'Please do not hesitate to contact the undersigned.',
  'We appreciate your prompt reply.',
] as const;

export const requests = [
  'Please confirm in writing that this letter has been received.',
  'Please tell us which clause you rely on.',
  'We ask {P} to state how the amount was calculated.',
  'Kindly send us the complete ledger.',
  'Please explain why the funds have not been released.',
  'We ask that you identify the transactions in question.',
  'Please say when the hold will end.',
  'The Merchant asks {P} for a written explanation.',
  'Please provide the version of the Agreement on which you rely.',
  'Would you please let us know the date of release?',
  'Please keep all records of this account.',
  'We request a copy of the risk review.',
] as const;

export const pressures = [
  'If this continues, the Department of Justice will take an interest.',
  'Your licensing authorities would be troubled to learn of this.',
  'The Merchant has friends at several newspapers.',
  'Investors in {P} may wish to hear how it treats its customers.',
  'A prosecutor would have a simpler word for this.',
  'You would not want this story on the evening news.',
  'We will make sure that every seller online knows what you did.',
  'People have gone to prison for less.',
  'Do you really want your money transmitter permits looked at?',
  'This will cost {P} far more than it saves.',
  'Those responsible will answer for it personally.',
  'The Merchant is prepared to warn its peers about {P}.',
  'Shareholders deserve to know of these practices.',
  'We have already spoken with a journalist about {P}.',
  'It would be embarrassing for {P} if this became known.',
] as const;

export const minds = [
  'You know that the hold has no basis.',
  '{P} never intended to release the money.',
  'Your risk team wanted to keep the funds for itself.',
  '{P} acted out of spite.',
  'You are fully aware that no risk remains.',
  '{P} believes that merchants will not fight back.',
  'The hold is a deliberate attempt to keep what is not yours.',
  'You plainly hoped that the Merchant would give up.',
  '{P} deliberately concealed its calculation.',
  'You chose to ignore our letters on purpose.',
] as const;

export const events = [
  'Your support team confirmed by telephone that the review was complete.',
  'Last month an employee of {P} promised an early release.',
  'The Merchant lost its lease because of the hold.',
  'Two suppliers have canceled their contracts with the Merchant.',
  '{P} released the funds of every comparable merchant.',
  'A manager apologized for the delay.',
  'The Merchant has refunded every buyer who asked.',
  'No customer has ever filed a dispute.',
  'The bank of the Merchant refused a loan after the hold became known.',
  '{P} closed the review and then opened it again.',
  'The Merchant provided all records within a day.',
  'We met with your counsel and agreed on a schedule.',
  'The Merchant had to lay off its staff.',
  'A court has already held this practice unlawful.',
] as const;

export const concessions = [
  'The Merchant admits that its dispute rate was too high.',
  'We concede that {P} was entitled to hold the funds.',
  'The Merchant agrees that a reserve was justified.',
  'It is true that the Merchant broke the Agreement.',
  'The Merchant would settle for less.',
  'The Merchant waives interest.',
  'The Merchant gives up its claim to the remainder.',
  'We do not dispute the right of {P} to keep the money.',
  'The Merchant accepts responsibility for the chargebacks.',
  'There is no urgency about this.',
] as const;

export const laws = [
  'Under the law {P} must pay double the sum.',
  'The law forbids any reserve without a court order.',
  'Courts always side with merchants in such cases.',
  'A reserve clause is void as a matter of law.',
  '{P} is a fiduciary of the Merchant.',
  'Withholding settlement is conversion.',
  'Attorney fees are recoverable by statute.',
  'The burden of proof is on {P} in every case.',
  'Punitive damages are available here.',
  'The Agreement forbids holds of any kind.',
] as const;

export const superlatives = [
  'This is the most outrageous hold that we have ever seen.',
  'No processor has ever treated a merchant worse.',
  'The Merchant has the best record in its trade.',
  'There is absolutely no risk in this account.',
  'Your explanation is utterly worthless.',
  'The claim is beyond any doubt.',
] as const;
