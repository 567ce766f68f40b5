const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);
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
