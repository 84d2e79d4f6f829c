// React creates a task for the developer tools with each element: some 2 % of the time of a component
// test. It looks up `createTask` when it is loaded.
Reflect.deleteProperty(console, 'createTask')
