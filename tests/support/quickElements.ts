// React creates a developer-tools task for each element, which takes some 2 % of a component test's
// time. Without `createTask`, which it looks up when it loads, it creates none.
Reflect.deleteProperty(console, 'createTask')
