/**
 * The characters for which the letters' fonts have a glyph, in base 36: a code point, or the first and the last of a
 * range. The test of server/engines/typst/fonts.ts compares them with the fonts, and prints them when the fonts have
 * changed.
 */
const printableRanges = [
  '9-a w-3i 4g-8h 8k-an b3 b6 bk-bl bz-c0 ct-d8 di-dj dm-dn e0-ez fr gh gp gx j4 j6-j7 jb-jc jf-jg ji-jj jq-jw ',
  'k8-kd kh-kj lc-lg li-lo lr lt-lu m3 mb-mc me-mh mm mp ok-ol ou p0-p6 p8 pa-pt pv-r2 rb rd rf rh rl sg-v3 v6-v7 ',
  'vm-vp wg-wj wm-wr ww-wz x6-x7 xa-xf xi-xj xm-xn xs-xu y7-y9 yc-yh yq-yr yu-yx z2-z3 z6-z7 13l-153 15c-162 ',
  '168-16c 16o-16s 16u-17f 17i-1dr 1g0-1hb 1pc 1pe-1po 1r8-1ry 5s3 5s7-5s9 5sd 5sf-5sg 5si 5sm-5so 5sr 5uk 5uo ',
  '5vf 5xo-5xr 5y8-5y9 5yc-5yd 5yi-5yj 5yu-5yz 5z2-5z3 5z6-5zd 5zu-603 60c-60f 60w-611 61a-61b 61e-61f 61j 61q ',
  '61s-649 6bm-6br 6bt-6bx 6c0 6c2-6c5 6c8-6ca 6cc-6ce 6cg-6ci 6cl-6cm 6cv-6cw 6cy-6cz 6d5-6d6 6d8 6dg 6dj-6dl ',
  '6e8 6eo-6ep 6es-6ex 6f1-6fd 6fh-6fi 6g1 6g3-6g4 6g6-6g7 6g9-6gc 6ge 6gh-6gi 6gk-6gl 6go-6gq 6gt 6gv 6hv 6j7 ',
  '6ja-6jb 6jk 6jm 6jq 6jy 6k9 6kz-6l0 6l7-6la 6mo-6mx 6nd-6ne 6pu 6px-6py 6q7 6q9-6qa 6qd 6qh-6qi 6qm 6qz 6rs ',
  '6sg 6sk-6sl 6xm-6xn 6y0 72n 73d-73n 73s-73u 79e 7fk 7fu-7fv 7g2-7g3 7g6-7g7 7gc-7gd 7gg-7gh 7gm 7gp-7gq 7gs ',
  '7i3-7i6 7i8-7ic 7im 7io-7ip 7is-7it 7iw 7j1 7j4 7j6-7j7 7ja 7je 7ji-7jj 7js-7ju 7k0 7k2 7k8-7kj 7kv-7kw 7kz ',
  '7l1-7l2 7l4 7l6 7ln 7lq-7lr 7ma-7mf 7mh 7mj-7mk 7mo-7mp 7mv 7my-7mz 7n4-7n5 7nh-7ni 7no-7np 7ns 7ny-7nz 7o1 ',
  '7o3-7o4 7op-7oq 7ow-7p1 7p3-7p6 7p9 7pe 7ph 7pk-7pp 7pr 7pu-7pw 7py 7q5 7q9 7qg 7qr-7qs 7r8 7rb 7rg 7ri ',
  '7rm-7rp 7rr 7s3-7s4 7th-7tj 7tt 7u8 7un 850-851 8hx-8hz 8ij-8ik 8k0 8k5 94q-94r 9io 9j1 9zr 9zt 1dkw-1dl0 ',
  '1dlp-1dme 1dmg-1dmk 1dmm 1dmo-1dmp 1dmr-1dms 1dmu-1dq9 1dqr-1e0v 1e1c-1e33 1e36-1e4n 1e5u 1e62-1e65 1e6m-1e6n ',
  '1e9c-1e9g 1e9i-1ed8 1edb 2pz8 2q4v 2q7j 2q96-2q97 2q9c-2q9d 2q9q-2q9r 2qa6 2qa9-2qai 2qcm-2qdb 2qdd-2qde 2qe2 ',
  '2qen 2qeq-2qey 2qfk-2qfl 2qkg-2qld 2qlg-2qoj 2qom-2qon 2qop-2qor 2qou-2qr4 2qr7-2qr9 2qrb-2qyl 2qyn-2r0d ',
  '2r0p-2r0u 2r0w-2r1j 2r1r-2r1s 2r1v-2r22 2r2f 2r2i-2r2l 2r2o 2r2t-2r2u 2r38-2r39 2r3c 2r3l-2r3m 2r3w 2r42-2r44 ',
  '2r4h-2r4j 2r4s-2r4u 2r4x 2r4z 2r54 2r5b 2r5f 2r5m-2r7z 2r9c-2rb9 2rbf-2rbm 2rbp-2rbt 2rbw-2rc5 2rc9 2rcb-2rcc ',
  '2rcg 2rcj-2rcs 2rj4-2rjf 2rjk 2rrg-2rsq 2rss-2rt1 2rt3-2ry7 2s1c-2s1o 2s1s-2s3q 2s3s 2s3w-2s4d 2s4f-2s4r ',
  '2s4v-2s56 jnzk-jnzt jo0x-jo1m jo1r mbqd-mbqm mcdo mcdq-mcdz',
].join('');

let known: Set<number> | undefined;

function printable(): ReadonlySet<number> {
  if (known) return known;
  known = new Set();
  for (const range of printableRanges.split(' ')) {
    const [first = 0, last = first] = range.split('-').map((each) => Number.parseInt(each, 36));
    for (let code = first; code <= last; code += 1) known.add(code);
  }
  return known;
}

/** The characters of a text that no letter, agreement or paper can show, each once: a name in Chinese, say. */
export function unprintable(text: string): string[] {
  const codes = printable();
  return [...new Set(Array.from(text.toWellFormed()))].filter((character) => !codes.has(character.codePointAt(0) ?? 0));
}

/** What to do about them, for the user who typed them. `{characters}` are a few of them. */
export const unprintableMessage =
  'Letters and agreements cannot show {characters}. Write it in Latin letters, as it is registered in the United States.';

/** The first of them, as many as a sentence can name. */
export const namedCharacters = (characters: readonly string[]): string => characters.slice(0, 6).join(' ');
