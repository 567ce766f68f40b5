const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);
const phrases = (text: string): readonly string[] =>
  text
    .split(/[,\n]/)
    .map((each) => each.trim())
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);

/** Words that join, soften or point, and may come or go without changing what is said. */
export const lightWords: ReadonlySet<string> = new Set(
  words(`
  a an any the this that these those such same it its itself they them their theirs he she his her there here
  is are was were be been being am has have had having do does did done doing
  of in on at as with to for by into onto upon per via than within out up down about under over through
  and or nor-and but yet so also too
  now still already then again once-more currently presently today
  which who whom whose what where when how whatever
  matter matters thing things way ways regard respect regards basis-light manner
  make makes made making take takes took taken taking put puts come comes came go goes went going get gets got getting stand stands stood lie lies lay constitute constitutes amount-to become becomes became
  set sets happen happens occur occurs occurred serve serves arise arises
  one ones own
  accordingly therefore thus hence consequently moreover furthermore further additionally likewise similarly meanwhile however nevertheless nonetheless though although while whereas indeed
  namely specifically particular respectively respectfully kindly please pls simply just merely-light rather even
  sincerely hereby herein hereto thereof therein thereto thereby hereunder thereunder aforesaid foregoing said
  see re yours just-light
  mere very quite
  whether e.g i.e etc cf
  dollars usd us
  relevant concerned question
  aforementioned respective
  let lets
  well
  `).filter((word) => !word.includes('-')),
);

/** Phrases of the same kind. */
export const lightPhrases: readonly string[] = phrases(`
  in addition, as well as, as well, at this time, at this point, at present, to date, so far, as of today, as of this letter, as of this writing, in this matter, in the matter, in this regard, in that regard, in this respect
  with respect to, with regard to, in respect of, as regards, as to, in light of the foregoing, in light of this, in view of this, for these reasons, for this reason, for that reason, to that end, to this end, in short, in sum, in brief
  to be clear, for the avoidance of doubt, for clarity, for the record, as noted, as stated, as noted above, as stated above, as set out above, as mentioned, as you know not, that said, at the same time, in particular, in turn, in fact not, as it happens
  it follows that, it should be noted that, we note that, please note that, note that, please be advised that, be advised that, we would add that, we also note that, first of all, to begin with, by way of, in order, so as, in question, at issue, in dispute here, at hand
  on the other hand, on its part, for its part, for your part, on your part, as such, once more, one more time, in this case, in that case not, in the present case, in terms of, there is, there are, there was
  on this point, on that point, on that footing, with that, going forward, in other words, that is to say, that is, which is to say, the fact that, in this connection, in connection with
  by all means, as a matter of course, in the circumstances, under the circumstances, the following, for reference, for ease of reference, as matters stand, as things stand, in the meantime, for your convenience, for your information, fyi
  we respectfully, with thanks, thank you, thanks, not to mention no, where the matter stands no
`).filter((each) => !/ (?:not|no)$/.test(each));
