const menuIcon = (path: string) => () => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d={path} />
  </svg>
);

export const ApplicationsIcon = menuIcon('M4 7h16v12H4zM9 7V4h6v3M4 12h16');
export const AuditIcon = menuIcon('M6 3h12v18H6zM9 8h6M9 12h6M9 16h4');
export const OverviewIcon = menuIcon('M4 11l8-7 8 7v9H4zM10 20v-6h4v6');
export const PlacesIcon = menuIcon('M3 18v-8M3 14h18v4M21 14v-1a3 3 0 0 0-3-3H8v4');
export const ProposalIcon = menuIcon('M4 4h16v12H9l-5 4zM9 10l2 2 4-4');
export const SecondFactorIcon = menuIcon('M7 3h10v18H7zM11 18h2M10 8l2 2 3-4');
export const StaffIcon = menuIcon(
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2 20c0-4 3-6 7-6s7 2 7 6M16 4a3.5 3.5 0 0 1 0 7M18 14c3 1 4 3 4 6',
);
export const VisitsIcon = menuIcon('M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M9 15l2 2 4-4');
export const TableIcon = menuIcon('M4 5h16v14H4zM4 10h16M4 14.5h16M11 5v14');
export const TrashIcon = menuIcon('M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5');
export const WebsiteIcon = menuIcon('M3 5h18v14H3zM3 9h18M6 7h.1M7 13h6M7 16h10');
