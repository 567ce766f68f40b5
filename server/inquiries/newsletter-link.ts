export function newsletterLink(publicUrl: string, action: 'confirm' | 'end', token: string): string {
  return `${publicUrl}/api/newsletter/${action}?token=${encodeURIComponent(token)}`;
}
