import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { addFontCoverage } from './font-coverage.ts';

const packaged = createRequire(import.meta.url);
const serif = '@expo-google-fonts/source-serif-4';
const sans = '@expo-google-fonts/public-sans';

/** Every typeface the templates name. The last four only serve emoji, Arabic and Hebrew in a merchant's data. */
const faces: readonly (readonly [pack: string, file: string])[] = [
  [serif, '400Regular/SourceSerif4_400Regular.ttf'],
  [serif, '400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'],
  [serif, '600SemiBold/SourceSerif4_600SemiBold.ttf'],
  [serif, '600SemiBold_Italic/SourceSerif4_600SemiBold_Italic.ttf'],
  [sans, '400Regular/PublicSans_400Regular.ttf'],
  [sans, '600SemiBold/PublicSans_600SemiBold.ttf'],
  ['@expo-google-fonts/noto-emoji', '400Regular/NotoEmoji_400Regular.ttf'],
  ['@embedpdf/fonts-arabic', 'NotoNaskhArabic-Regular.ttf'],
  ['@embedpdf/fonts-hebrew', 'NotoSansHebrew-Regular.ttf'],
];

interface Fonts {
  /** The raw font files. */
  blobs: Buffer[];
  /** Code points that at least one of the text fonts can show. */
  covered: ReadonlySet<number>;
}

/** Reads the fonts from their packages, about 2 MB; once per process. Throws when a package is not installed. */
export function loadFonts(): Fonts {
  const covered = new Set<number>();
  const blobs = faces.map(([pack, file]) => readFileSync(facePath(pack, file)));
  for (const blob of blobs) addFontCoverage(blob, covered);
  return { blobs, covered };
}

function facePath(pack: string, file: string): string {
  const entry = packaged.resolve(pack);
  // The Arabic and Hebrew packages export only their script, which is in dist/ next to fonts/.
  return pack.startsWith('@embedpdf/')
    ? `${entry.slice(0, entry.lastIndexOf('dist'))}fonts/${file}`
    : packaged.resolve(`${pack}/${file}`);
}
