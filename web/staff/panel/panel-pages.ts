/** The panel's pages, in navigation order. */
export const panelPages = [
  { to: '/admin', label: 'Cases', end: true },
  { to: '/admin/work', label: 'My work', end: true },
  { to: '/admin/reports', label: 'Reports', end: true },
  { to: '/admin/knowledge', label: 'Knowledge', end: false },
  { to: '/admin/addresses', label: 'Addresses', end: true },
  { to: '/admin/users', label: 'Users', end: true },
  { to: '/admin/inquiries', label: 'Inquiries', end: true },
  { to: '/admin/erasures', label: 'Erasures', end: true },
  { to: '/admin/system', label: 'System', end: true },
];

/** Reached from another page, or by the command menu. */
export const deeperPages = [{ to: '/admin/security', label: 'Security log' }];
