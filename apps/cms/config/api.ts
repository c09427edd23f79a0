// A website has hundreds of redirects and pages, which the sites request at once.
export default { rest: { defaultLimit: 25, maxLimit: 2000, withCount: true } };
