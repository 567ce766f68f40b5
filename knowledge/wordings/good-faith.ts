import type { Wordings } from '../clause.ts';

/** Other wordings of sentences of the covenant of good faith. */
export const goodFaithWordings: readonly Wordings[] = [
  {
    of: 'There, a discretion conferred by contract must be used reasonably and in good faith.',
    so: [
      'Under that law, a discretion conferred by contract must be used reasonably and in good faith.',
      'There, whoever is given a discretion by contract must use it reasonably and in good faith.',
      'There, a discretion that a contract confers is to be used reasonably and in good faith.',
      'That law requires that a discretion conferred by contract be used reasonably and in good faith.',
      'Delaware law requires that a discretion conferred by contract be used reasonably and in good faith.',
      'In Delaware, a discretion conferred by contract must be used reasonably and in good faith.',
      'Under Delaware law, whoever is given discretion by contract must use it reasonably and in good faith.',
      'Under Delaware law, contractual discretion must be exercised reasonably and in good faith.',
      'There, contractual discretion must be exercised reasonably and in good faith.',
    ],
  },
  {
    of: 'Judgment in that case went against the party invoking the covenant; we cite it for the rule.',
    so: [
      'The party invoking the covenant lost in that case; we cite it for the rule.',
      'The party that invoked the covenant did not win in that case; we cite it for the rule.',
      'The court in that case gave judgment against the party invoking the covenant; it is cited for the rule.',
      'That case was decided against the party invoking the covenant; it is for the rule that we cite it.',
      'The party relying on the covenant in that case did not prevail; it is cited here for the rule.',
      'The party asserting the covenant did not prevail there; we cite the case for the rule.',
      'The party that invoked the covenant was unsuccessful in that case; we rely on it for the rule.',
      'The outcome in that case was adverse to the party invoking the covenant; we cite it for the rule.',
      'In the interest of candor: judgment in that case went against the party invoking the covenant; we cite it for the rule.',
      'The party who invoked the covenant lost; the case is cited for the rule.',
      'That the party invoking the covenant lost in that case does not change the rule, for which we cite it.',
      'Although the party invoking the covenant lost in that case, we cite it for the rule.',
      'We acknowledge that judgment in that case went against the party invoking the covenant; we cite it for the rule.',
      'The result in that case was a judgment against the party invoking the covenant; we cite it for the rule alone.',
    ],
  },
  {
    of: 'We cite that case for its rule; judgment in it went against the party invoking the covenant.',
    so: [
      'The party invoking the covenant lost in that case, which we cite for its rule.',
      'We cite that case for its rule, although the party invoking the covenant lost it.',
    ],
  },
  {
    of: 'The court so held although judgment went against the party invoking the covenant.',
    so: ["That was the court's holding, although the party invoking the covenant lost."],
  },
  {
    of: 'The covenant bars arbitrary or unreasonable conduct that keeps the other side from the fruits of the bargain.',
    so: [
      'The covenant does not allow arbitrary or unreasonable conduct that keeps the other side from the fruits of the bargain.',
      'A party may not, under the covenant, keep the other side from the fruits of the bargain by arbitrary or unreasonable conduct.',
      'The covenant prohibits arbitrary or unreasonable conduct that deprives the other side of the fruits of the bargain.',
      'The covenant prohibits conduct, arbitrary or unreasonable, that denies the other side the fruits of the bargain.',
      'The covenant protects the fruits of the bargain by barring arbitrary or unreasonable conduct that keeps the other side from them.',
      'Arbitrary or unreasonable conduct which deprives the other side of the fruits of the bargain is prohibited by the covenant.',
    ],
  },
  {
    of: "There, a discretionary power that affects the other side's rights must be exercised in good faith, although what the contract expressly permits, within the parties' reasonable expectations, is no breach.",
    so: [
      "Under that law, a discretionary power that affects the rights of the other side has to be exercised in good faith, although it is no breach to do what the contract expressly permits within the parties' reasonable expectations.",
      "California law requires that a discretionary power that affects the other side's rights be exercised in good faith, although what the contract expressly permits, within the parties' reasonable expectations, is no breach.",
      "Under California law, a discretionary power affecting the other side's rights must be exercised in good faith, while conduct that the contract expressly permits, within the parties' reasonable expectations, is not a breach.",
      "In California, a discretionary power that affects the other side's rights must be exercised in good faith, but conduct expressly permitted by the contract and within the parties' reasonable expectations is no breach.",
    ],
  },
  {
    of: "There, a discretionary power must be exercised in good faith, although what the contract expressly permits, within the parties' reasonable expectations, is no breach.",
    so: [
      "Under that law a discretionary power has to be exercised in good faith, but what the contract expressly permits, within the parties' reasonable expectations, is no breach.",
    ],
  },
  {
    of: 'Discretion must be used honestly, and a refusal to exercise judgment at all can be a breach.',
    so: ['There must be honesty in the use of discretion, and not to exercise judgment at all can be a breach.'],
  },
  {
    of: 'A refusal to exercise judgment at all can be a breach.',
    so: ['An outright refusal to exercise judgment can be a breach.'],
  },
  {
    of: 'Every contract imposes a duty of good faith in its performance and enforcement.',
    so: [
      'A duty of good faith in its performance and enforcement is imposed by every contract.',
      'Every contract must be performed and enforced in good faith.',
      'The performance and enforcement of every contract are subject to a duty of good faith.',
      'No contract is without a duty of good faith in its performance and enforcement.',
      'Whoever performs or enforces a contract has a duty of good faith, which every contract imposes.',
      'Implied in every contract is a duty of good faith in its performance and enforcement.',
      'Every contract obliges the parties to perform and enforce it in good faith.',
      'Under every contract the parties must perform and enforce in good faith.',
    ],
  },
  {
    of: 'A discretion to hold is a power of performance: it must be exercised on the facts of this account, for the purpose for which it was given.',
    so: [
      'The discretion to hold is a power of performance, and must be exercised on the facts of this account for the purpose for which it was given.',
      'A discretion to hold is a power of performance: it must be exercised on the basis of the facts of this account and for the purpose for which it was conferred.',
      'A discretion to hold is a power exercised in performance: it must be used on the facts of this account, for the purpose for which it was granted.',
    ],
  },
  {
    of: 'A hold is performance, and falls under it.',
    so: ['It covers a hold, which is performance.', 'A hold is performance and is therefore subject to it.'],
  },
  {
    of: 'There, a party that holds a discretion may not exercise it arbitrarily or irrationally.',
    so: [
      'There, a discretion may not be exercised arbitrarily or irrationally by the party that holds it.',
      'Under that law, a party with a discretion may not exercise it arbitrarily or irrationally.',
      'There, the holder of a discretion may not exercise it in an arbitrary or irrational way.',
      'There, no party that holds a discretion may exercise it arbitrarily or irrationally.',
      'There, the party that has a discretion must not exercise it arbitrarily or irrationally.',
      'New York law does not allow a party that holds a discretion to exercise it arbitrarily or irrationally.',
      'In New York, a party that holds a discretion may not exercise it arbitrarily or irrationally.',
      'Under New York law, a party with discretion must not exercise it arbitrarily or irrationally.',
      'There, discretion held by a party may not be exercised in an arbitrary or irrational manner.',
    ],
  },
  {
    of: 'The remedy in that case was consideration in good faith, and no duty is implied that contradicts another term.',
    so: [
      'The remedy there was consideration in good faith, and the law implies no duty that contradicts another term.',
    ],
  },
  {
    of: "The outcome was mixed: both sides' motions on that claim were denied.",
    so: [
      'The outcome there was mixed; both sides moved on that claim, and both motions were denied.',
      "The court denied both sides' motions on that claim: a mixed outcome.",
    ],
  },
  {
    of: "That case excepts what the contract expressly permits, within the parties' reasonable expectations; a decision made without any exercise of judgment can still be a breach.",
    so: [
      "That case makes an exception for what the contract expressly permits, within the parties' reasonable expectations; even so, a decision made without any exercise of judgment can be a breach.",
    ],
  },
  {
    of: "Conduct that the contract expressly permits, within the parties' reasonable expectations, is not.",
    so: ["What is not is conduct that the contract expressly permits, within the parties' reasonable expectations."],
  },
  {
    of: 'The duty of good faith that every contract imposes governs the decision on this hold.',
    so: [
      'Every contract imposes a duty of good faith, and it governs the decision on this hold.',
      'The decision on this hold is subject to the duty of good faith which every contract imposes.',
    ],
  },
  {
    of: 'The Agreement chooses California law ({fact:law_clause}).',
    so: [
      'California law governs the Agreement ({fact:law_clause}).',
      'The governing law under the Agreement is that of California ({fact:law_clause}).',
      'The law chosen in the Agreement is that of California ({fact:law_clause}).',
    ],
  },
  {
    of: 'Under California law, which the Agreement chooses ({fact:law_clause}), discretion must be used honestly, and refusing to exercise any judgment can itself be a breach.',
    so: [
      'Under California law, the choice of the Agreement ({fact:law_clause}), discretion must be exercised honestly, and declining to exercise any judgment can itself be a breach.',
    ],
  },
];
