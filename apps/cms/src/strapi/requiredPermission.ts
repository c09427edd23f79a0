/** The configuration of an admin route for users with a permission alone, such as `admin::users.read`. */
export const requiredPermission = (action: string) => ({
  policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [action] } }],
});
