/** Colours and sizes of mails: inline for programs that read no style sheet, by class for those that know dark. Values as in web/ui/tokens.css. */
const serif = "'Source Serif 4', Georgia, 'Times New Roman', serif";
const sans = "'Public Sans', system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
const paragraph = { margin: '0 0 16px', fontSize: '16px', lineHeight: '25px', color: '#17211c' } as const;

export const style = {
  body: { margin: 0, padding: 0, backgroundColor: '#fbfaf6', color: '#17211c', fontFamily: sans },
  container: { maxWidth: '600px', width: '100%', margin: '0 auto', padding: '24px 20px 32px', backgroundColor: '#fbfaf6', overflowWrap: 'anywhere' },
  brand: { margin: '0 0 24px', padding: '0 0 14px', borderBottom: '1px solid #ddd8cb', fontFamily: serif, fontSize: '21px', lineHeight: '26px', fontWeight: 600, color: '#17211c' },
  heading: { margin: '0 0 20px', fontFamily: serif, fontSize: '26px', lineHeight: '32px', fontWeight: 600, color: '#17211c' },
  paragraph,
  list: { ...paragraph, paddingLeft: '22px' },
  item: { margin: '0 0 6px' },
  button: { backgroundColor: '#0e4a3a', color: '#ffffff', fontSize: '16px', lineHeight: '24px', fontWeight: 600, padding: '12px 22px', borderRadius: '2px', textDecoration: 'none' },
  address: { ...paragraph, fontSize: '14px', lineHeight: '21px', color: '#5e6963', marginTop: '10px' },
  link: { color: '#0b5c7a', textDecoration: 'underline' },
  facts: { margin: '0 0 20px', padding: '12px 0', borderTop: '1px solid #ddd8cb', borderBottom: '1px solid #ddd8cb' },
  label: { margin: 0, fontSize: '14px', lineHeight: '20px', color: '#5e6963' },
  value: { margin: '0 0 8px', fontSize: '17px', lineHeight: '24px', color: '#17211c', fontVariantNumeric: 'tabular-nums' },
  quote: { margin: '0 0 20px', padding: '0 0 0 14px', borderLeft: '3px solid #b9c3bc', fontSize: '16px', lineHeight: '25px', color: '#17211c' },
  foot: { margin: '28px 0 0', padding: '14px 0 0', borderTop: '1px solid #ddd8cb' },
  small: { margin: '0 0 10px', fontSize: '13px', lineHeight: '19px', color: '#5e6963' },
} as const;

/** Letters to others: black on white, as printed, in nobody's colours. */
export const letterStyle = {
  body: { margin: 0, padding: 0, fontFamily: "Georgia, 'Times New Roman', serif" },
  container: { maxWidth: '600px', width: '100%', margin: '0', padding: '20px', overflowWrap: 'anywhere' },
} as const;

export const darkSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper td { background-color: #111714 !important; }
  .ink { color: #e9ede9 !important; }
  .muted { color: #a3aea8 !important; }
  .rule { border-color: #2f3a35 !important; }
  .button { background-color: #9fd4bf !important; color: #0c1f18 !important; }
  .link { color: #7cc4e0 !important; }
}
`;
