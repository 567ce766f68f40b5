/** Words that do not change meaning. A model may use only these and the words of the clause it rephrases. */
export const rephraseWords: ReadonlySet<string> = new Set(
  `a about above according accordingly across after again all along also although am an and any appear appears apply applies are as ask asks asked aside at away
  based basis be because been before behind being below beyond both but by came can clear clearly come comes concern concerns could cover covers
  date day decide decided describe described did directly do does doing done down during each either else enough entire entirely even ever every everything exact exactly explain explained explanation
  far few first follow followed following follows for from full fully further furthermore gave give given gives goes had has have having hence here how however
  if in include included includes including indeed instead into is it its itself just keep keeps kept knowing last later least less let lets like likewise long longer
  made mainly make makes making may mean means meant measure merely might more moreover most much must namely need needed needs next now of off on once one only onto or other others otherwise our out over own
  part particular period person place please point precise precisely produce provide provided provides purpose question rather reach reaches reason record regarding relate relates relied rely relying remain remains request requested requests require required requires respect rest result
  same say says see seek seeks set sets several shall should show showing shown shows simple simply since single so some specific specifically specify state stated states still such supply support supports
  take taken takes than that the their them themselves then there thereby therefore these they thing things this those though through thus time to together too toward towards turn under until up upon use used uses
  us very was way we well were what whatever when where whereas whether which while who whole whom whose why will with within would write written yet you your yours yourself`
    .split(/\s+/)
    .filter(Boolean),
);
