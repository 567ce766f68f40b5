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
  both any plus together jointly regarding remain remains remained stay stays stayed gladly actual actually
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
  from letter give gives gave giving given anything something one's oneself
  regrettably unfortunately sadly importantly notably readily candidly frankly politely courteously cordially gladly happily duly naturally
  much other others enough either time times sentence party parties side sides party's bring brings brought belong belongs look looks looked mean means meant
  pass passes passed passing follow follows followed including includes included away somebody someone anybody anyone person people
  read reads reading work works carry carries carried dates date concern concerns concerned else another whoever suits suit
  briefly concisely succinctly lastly firstly secondly thirdly finally conversely correspondingly incidentally thankfully kind kindest
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
  in candor, in all candor, in fairness, in all fairness, in fairness to both sides, in fairness to you, with respect, with all respect, with due respect, with all due respect, if we may, if you will, to be fair, to be sure, to be precise, to be exact, to be plain, to be direct, to be brief
  put differently, put simply, simply put, put plainly, plainly put, put another way, stated differently, stated otherwise, said differently, otherwise put, to put it simply, to put it plainly, to put it differently, to put it another way, to say it plainly, in plain words, in plain terms, in so many words
  we submit that, we respectfully submit that, as we respectfully submit, we respectfully submit, as we submit, we would submit that, as we see it, as we see the matter, in our view, in our submission, in our judgment, in our respectful view, in our respectful submission, to our mind
  by way of background, by way of context, by way of summary, by way of introduction, for context, for background, as background, as a preliminary matter, as an initial matter, as a threshold matter, at the outset, at the threshold, first and foremost, for completeness, for the sake of completeness, for the sake of clarity, for good order, for the sake of good order, for ease of review, for ease of reading
  it bears noting that, it bears repeating that, it bears emphasis that, it is worth noting that, it is worth repeating that, it is important to note that, we emphasize that, we stress that, we underline that, we underscore that, we wish to note that, we wish to point out that, we would point out that, we would note that, we hasten to add that, we add that, let us add that, needless to say, suffice it to say, suffice it to say that, it goes without saying that, of course, after all, in essence, in substance, at its core, at bottom, at heart, in effect, by the same token, in the same vein, in keeping with this, in line with this
  as explained above, as described above, as indicated above, as discussed above, as shown above, as recited above, as explained, as described, as indicated, as discussed, as set out, as set forth above, as set out below, as set forth below, as already noted, as already stated, as we have noted, as we have said, as we have stated, as we noted, as we said, as we wrote, as before, as ever
  with that in mind, against that background, against this background, on that basis, on this basis, with this in view, in the interest of clarity, in the interest of brevity, in the interest of efficiency, in the interest of fairness, in a word, in a nutshell, in all, all in all, in conclusion, to summarize, to recap, to repeat, to conclude, in closing, in summary, all told, be that as it may, even so, as the case may be, as it stands, as it is, to that extent, by contrast, in contrast, to the same effect
  in this order, in the following order, in that order, in candor and fairness, to be candid, candidly put, we say so openly, we say so, we add that, we would add, for our part, in any event, as always
  and will fit in with your calendar, and will adapt to your calendar, and will fit in with yours, at whatever hour suits ‹P›, at any hour that suits ‹P›, at whatever time suits ‹P›, at any time that suits ‹P›, at a time that suits ‹P›, at a time of your choosing, on a day of your choosing, at an hour of your choosing, whenever it suits ‹P›, on any day that suits ‹P›, at your convenience, at your earliest convenience
  and we will gladly help, and will gladly help, we will gladly help, we are glad to help, we are happy to help, and i will make myself available, i will make myself available, we will make ourselves available, and we will make ourselves available, with thanks for your attention, with thanks for your cooperation, with thanks in advance, thank you in advance, thanks in advance, with our thanks, with many thanks, with kind regards
  in any common format, in any common electronic format, in a common format, in any electronic format, in electronic form, by email or on paper, by email or by post
  on which, by which, in which, for which, under which, from which, at which, any more, any longer, at all, in one sentence, on short notice, in full, long as, as long as it is, for all that, by now, until now, up to now, when all is said
  we respectfully, with thanks, thank you, thanks, not to mention no, where the matter stands no
`).filter((each) => !/ (?:not|no)$/.test(each));
