/** The panel's pages in navigation order. The first six are in the header, which is one row from 1280 pixels on. */
export const panelPages = [
  { to: '/admin', label: 'Cases', end: true },
  { to: '/admin/work', label: 'Work', end: true },
  { to: '/admin/reports', label: 'Reports', end: true },
  { to: '/admin/users', label: 'Users', end: true },
  { to: '/admin/inquiries', label: 'Inquiries', end: true },
  { to: '/admin/knowledge', label: 'Knowledge', end: false },
];

/** Pages under More, which are used now and then. */
export const morePages = [
  { to: '/admin/addresses', label: 'Addresses' },
  { to: '/admin/erasures', label: 'Erasures' },
  { to: '/admin/security', label: 'Security log' },
  { to: '/admin/system', label: 'System' },
];
