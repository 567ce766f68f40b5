/**
 * Colors and sizes of emails: inline for clients without style sheets, by class for those with a dark mode. Values as
 * in web/ui/tokens.css.
 */
const serif = "font-family:'Source Serif 4',Georgia,'Times New Roman',serif";
const sans = "font-family:'Public Sans',system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const body = 'font-size:16px;line-height:25px;color:#17211c';

export const style = {
  paper: `background-color:#fbfaf6;color:#17211c;${sans}`,
  sheet: 'max-width:600px;margin:0 auto;background-color:#fbfaf6;overflow-wrap:anywhere',
  brand: `margin:0 0 24px;padding:0 0 14px;border-bottom:1px solid #ddd8cb;${serif};font-size:21px;line-height:26px;font-weight:600;color:#17211c`,
  brandLink: 'color:#17211c;text-decoration:none',
  heading: `margin:0 0 20px;${serif};font-size:26px;line-height:32px;font-weight:600;color:#17211c`,
  paragraph: `margin:0 0 16px;${body}`,
  list: `margin:0 0 16px;padding-left:22px;${body}`,
  item: 'margin:0 0 6px',
  // Outlook ignores padding on links, and on cells reads it from mso-padding-alt.
  buttonCell: 'background-color:#0e4a3a;border-radius:2px;mso-padding-alt:12px 22px',
  button:
    'display:inline-block;padding:12px 22px;mso-padding-alt:0;border-radius:2px;background-color:#0e4a3a;color:#ffffff;font-size:16px;line-height:24px;font-weight:600;text-decoration:none',
  buttonTable: 'margin:4px 0 20px',
  /** With the address spelled out below it. */
  buttonOver: 'margin:4px 0 10px',
  address: 'margin:0 0 16px;font-size:14px;line-height:21px;color:#5e6963',
  link: 'color:#0b5c7a;text-decoration:underline',
  facts: 'margin:0 0 20px;border-top:1px solid #ddd8cb;border-bottom:1px solid #ddd8cb',
  label: 'margin:0;font-size:14px;line-height:20px;color:#5e6963',
  value: 'margin:0 0 8px;font-size:17px;line-height:24px;color:#17211c;font-variant-numeric:tabular-nums',
  quote:
    'margin:0 0 20px;padding:0 0 0 14px;border-left:3px solid #b9c3bc;font-size:16px;line-height:25px;color:#17211c',
  foot: 'margin:28px 0 0;border-top:1px solid #ddd8cb',
  small: 'margin:0 0 10px;font-size:13px;line-height:19px;color:#5e6963',
} as const;

/** Letters to others: black on white, as printed, without brand colors. */
export const letterStyle = {
  paper: "font-family:Georgia,'Times New Roman',serif",
  sheet: 'max-width:600px;margin:0;overflow-wrap:anywhere',
} as const;

export const darkSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: #111714 !important; }
  .ink { color: #e9ede9 !important; }
  .muted { color: #a3aea8 !important; }
  .rule { border-color: #2f3a35 !important; }
  .button { background-color: #9fd4bf !important; color: #0c1f18 !important; }
  .link { color: #7cc4e0 !important; }
}
`;
