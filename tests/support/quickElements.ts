// React creates a developer-tools task for each element, which takes some 2 % of a component test's
// time. It looks `createTask` up when it loads.
Reflect.deleteProperty(console, 'createTask')
